"""Meshes and objects: revolved, blown up, swept and sliced shapes, and several of a kind."""
import math, random
import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector
from .base import _ICO, _MATS, _MESH, disk_grid, fbm, grid_faces, lin, mix, perlin, smooth_prof, sstep

def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    for k in list(_MATS): del _MATS[k]
    _MESH.clear()
def link(o):
    bpy.context.scene.collection.objects.link(o); return o
def mesh(name, verts, faces, cols=None, mat=None, smooth=True, subsurf=0):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in np.asarray(verts, float)], [], [tuple(int(i) for i in f) for f in faces])
    if smooth:
        me.polygons.foreach_set('use_smooth', [True]*len(me.polygons))
    if cols is not None:
        ca = me.color_attributes.new(name='Col', type='FLOAT_COLOR', domain='POINT')
        cols = np.asarray(cols, float); c = np.ones((len(verts), 4), np.float32); c[:, :cols.shape[1]] = np.clip(cols, 0, 4); ca.data.foreach_set('color', c.ravel())
    if mat: me.materials.append(mat)
    me.update()
    return me
def obj(me, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, quat=None):
    o = bpy.data.objects.new(me.name, me); link(o)
    o.location = loc
    if quat is not None:
        o.rotation_mode = 'QUATERNION'; o.rotation_quaternion = quat
    else: o.rotation_euler = rot
    o.scale = (scale,)*3 if np.isscalar(scale) else scale
    return o
def subsurf(o, n=2):
    m = o.modifiers.new('s', 'SUBSURF'); m.levels = n; m.render_levels = n; return o
def revolve(name, prof, segs=128, mat=None, colf=None, wob=0, rfun=None):
    prof = np.asarray(prof, float); n = len(prof); th = np.linspace(0, 2*np.pi, segs, endpoint=False)
    R = prof[:, 0][None, :]*np.ones((segs, 1)); Z = prof[:, 1][None, :]*np.ones((segs, 1))
    if wob:
        R = R*(1+wob*perlin(np.stack([np.cos(th)*1.3, np.sin(th)*1.3, th*0+3.1], -1))[:, None])
    if rfun is not None: R = R*rfun(th[:, None], Z)
    V = np.stack([R*np.cos(th)[:, None], R*np.sin(th)[:, None], Z], -1).reshape(-1, 3)
    cols = None
    if colf is not None: cols = colf(V, np.tile(np.arange(n)/(n-1), segs))
    return mesh(name, V, grid_faces(segs, n, wrap_u=True), cols, mat)
def ico(sub=3):
    if sub in _ICO: return _ICO[sub]
    t = (1+5**.5)/2
    v = np.array([(-1, t, 0), (1, t, 0), (-1, -t, 0), (1, -t, 0), (0, -1, t), (0, 1, t), (0, -1, -t), (0, 1, -t), (t, 0, -1), (t, 0, 1), (-t, 0, -1), (-t, 0, 1)], float)
    v /= np.linalg.norm(v[0])
    f = [(0, 11, 5), (0, 5, 1), (0, 1, 7), (0, 7, 10), (0, 10, 11), (1, 5, 9), (5, 11, 4), (11, 10, 2), (10, 7, 6), (7, 1, 8), (3, 9, 4), (3, 4, 2), (3, 2, 6), (3, 6, 8), (3, 8, 9), (4, 9, 5), (2, 4, 11), (6, 2, 10), (8, 6, 7), (9, 8, 1)]
    v = list(map(tuple, v))
    for _ in range(sub):
        mid = {}; nf = []
        def m(a, b):
            k = (min(a, b), max(a, b))
            if k not in mid:
                q = np.array(v[a])+np.array(v[b]); q /= np.linalg.norm(q); v.append(tuple(q)); mid[k] = len(v)-1
            return mid[k]
        for a, b, c in f:
            ab, bc, ca = m(a, b), m(b, c), m(c, a); nf += [(a, ab, ca), (b, bc, ab), (c, ca, bc), (ab, bc, ca)]
        f = nf
    _ICO[sub] = (np.array(v), f); return _ICO[sub]
def blob(name, r=(1, 1, 1), amp=.08, freq=1.5, seed=0, sub=3, mat=None, fn=None, colf=None, oct=3, power=2):
    v, f = ico(sub); n = v.copy()
    if power != 2:  # superellipsoid
        s = (np.abs(v)**power).sum(1)**(-1/power); v = v*s[:, None]
    d = 1+amp*fbm(n*freq+seed*9.7, oct)
    p = v*d[:, None]*np.asarray(r)
    if fn is not None: p = fn(p, n)
    cols = colf(p, n) if colf is not None else None
    return mesh(name, p, f, cols, mat)
def variants(name, n, fn):
    k = (name, n)
    if k not in _MESH: _MESH[k] = [fn(i) for i in range(n)]
    return _MESH[k]
def slice_disc(name, R, th, colf, mat, nr=48, nt=144, zf=None, outline=None, arc=2*math.pi):
    """round slice with coloured cut faces; colf(x,y,r in 0..1,a)"""
    full = arc > 6.2
    r = np.linspace(0, 1, nr)[None, :]; t = np.linspace(0, arc, nt, endpoint=not full)[:, None]
    x = (r*np.cos(t)); y = (r*np.sin(t)); o = outline(t) if outline else 1.0; rr = r+0*t; a = t+0*r
    X = x*R*o; Y = y*R*o; edge = sstep(.94, 1, rr)
    zt = th/2*(1-.35*edge**2)+(zf(X, Y, rr, a) if zf else 0); zb = -th/2*(1-.35*edge**2)+0*rr
    c = colf(X/R, Y/R, rr, a); V = np.concatenate([np.stack([X, Y, zt], -1).reshape(-1, 3), np.stack([X, Y, zb], -1).reshape(-1, 3)]); n = nr*nt
    f = grid_faces(nt, nr, wrap_u=full); f2 = [tuple(k+n for k in reversed(q)) for q in f]
    side = []
    for i in range(nt if full else nt-1):
        a0 = i*nr+nr-1; b0 = ((i+1) % nt)*nr+nr-1; side.append((a0, a0+n, b0+n, b0))
    if not full:
        for row in (0, nt-1):
            for j in range(nr-1):
                p, q = row*nr+j, row*nr+j+1; side.append((p, p+n, q+n, q) if row == nt-1 else (q, q+n, p+n, p))
    C = c.reshape(-1, 3); return mesh(name, V, f+f2+side, np.concatenate([C, C]), mat)
def tube_mesh(name, pts, rad, mat, ns=10, cap=True, cols=None):
    p = np.asarray(pts, float); n = len(p); T = np.gradient(p, axis=0); T /= np.linalg.norm(T, axis=1)[:, None]+1e-9
    up = np.array([0, 0, 1.0]); N = np.cross(T, up); bad = np.linalg.norm(N, axis=1) < 1e-3; N[bad] = [1, 0, 0]; N /= np.linalg.norm(N, axis=1)[:, None]; B = np.cross(N, T)
    a = np.linspace(0, 2*np.pi, ns, endpoint=False); rad = np.broadcast_to(rad, (n,))
    V = p[:, None, :]+rad[:, None, None]*(np.cos(a)[None, :, None]*N[:, None, :]+np.sin(a)[None, :, None]*B[:, None, :])
    f = grid_faces(n, ns, wrap_v=True); V = V.reshape(-1, 3)
    if cap: f += [tuple(range(ns-1, -1, -1)), tuple(range((n-1)*ns, n*ns))]
    return mesh(name, V, f, None if cols is None else np.repeat(cols, ns, 0), mat)
def cube(mat, s=.2, name='tofu', n=4, round_=6):
    return variants(name+mat.name+str(s), n, lambda i: blob(name, (s*.5*(1+.1*math.sin(i*2)), s*.5*(1+.08*math.cos(i)), s*.42), .05, 2.2, i, 4, mat, None, None, 3, round_))
def ring(R=.1, r=.022, mat=None, name='ring'):
    """Rings of something hollow: low, squeezed, cut askew, every third torn open."""
    def mk(i):
        rng = random.Random(i*5+1); arc = 2*np.pi if i % 3 else rng.uniform(2.4, 4.8); na = 48; a = np.linspace(0, arc, na, endpoint=arc < 6); w = 1+.07*np.sin(a*2+i)+.04*np.sin(a*3+i*2); q = R*rng.uniform(.62, 1.1); sq = rng.uniform(.65, 1); sl = rng.uniform(-.3, .3)*R; cs = ((-1, -1), (1, -.8), (1.05, 0), (1, .8), (-1, 1), (-1.05, 0))
        V = np.stack([np.stack([np.cos(a)*(q*w+r*.42*u), np.sin(a)*(q*w+r*.42*u)*sq, r*.75*v+sl*np.cos(a+i)*.4], -1) for u, v in cs], 1).reshape(-1, 3); f = grid_faces(na, 6, arc > 6, True)
        return mesh(name, V, f+([] if arc > 6 else [tuple(range(6)), tuple(range(len(V)-1, len(V)-7, -1))]), mat=mat)
    return variants(name+mat.name+str(R), 7, mk)
def stick(mat, L=.42, r=.020, n=5, bend=.06, name='stick', sq=True):
    def mk(i):
        rng = random.Random(i); t = np.linspace(-.5, .5, 14); p = np.stack([t*L, bend*np.cos(t*3+i)*rng.uniform(-1, 1), .35*bend*np.sin(t*4+i*2)], -1)
        return tube_mesh(name, p, r*(.9+.2*rng.random())*np.sqrt(np.clip(1-(t*1.99)**8, .15, 1)), mat, 5 if sq else 9)
    return variants(name+mat.name+str(L), n, mk)
def ribbon(mat, L=.5, w=.035, th=.010, n=5, curl=.12, name='ribbon', edge=None):
    def mk(i):
        rng = random.Random(i+3); nx = 36; t = np.linspace(-.5, .5, nx); a = t*rng.uniform(1.5, 4)+i
        x = t*L*.85; y = curl*np.sin(a); z = curl*.5*np.cos(a*1.7)
        s = np.linspace(-1, 1, 5); tw = rng.uniform(-1, 1)*t*3
        V = np.stack([x[:, None]+0*s, y[:, None]+w/2*s*np.cos(tw)[:, None], z[:, None]+w/2*s*np.sin(tw)[:, None]], -1).reshape(-1, 3)
        c = None
        if edge: c = np.tile(mix(lin(edge[0]), lin(edge[1]), np.abs(s)**2), (nx, 1))
        me = mesh(name, V, grid_faces(nx, 5), c, mat); return me
    return variants(name+mat.name, n, mk)
def seated(o, z):
    """Moves o so that its lowest point is at height z."""
    bpy.context.view_layer.update(); o.location.z += z-min((o.matrix_world @ v.co).z for v in o.data.vertices); return o
def lay_solid(o, th=.014):
    m = o.modifiers.new('s', 'SOLIDIFY'); m.thickness = th; m.offset = 0; return o
def crumb(mat, r=.1, n=6, amp=.35, name='crumb', sub=3, freq=1.4):
    return variants(name+mat.name+str(r), n, lambda i: blob(name, (r, r*.85, r*.72), amp, freq, i*3+1, sub, mat, None, None, 4))
def piped(R=.42, H=.5, turns=3.0, r0=.19, r1=.05, mat=None, star=7, amp=.2):
    """Cream piped through a star nozzle: one closed skin whose coils bulge, crease where they meet, and end in a tip that leans over.
    R is the first coil's middle, r0 and r1 how thick the rope is at its start and end."""
    nz, na = 230, 220; a = np.linspace(0, 2*np.pi, na, endpoint=False)[:, None]; t = np.linspace(0, 1, nz)[None, :]; w = a/(2*np.pi); u = (t*(turns+.25)-w)+0*t; s = np.mod(u, 1); env = (R+r0*.85)*(1-np.clip(t, 0, 1)**1.25)**.80
    arch = np.sqrt(np.clip(1-(2*s-1)**2, 0, 1)); k = r0+(r1-r0)*t; first = sstep(-.05, .45, u); rad = env-k*.85*(1-arch)*first; phi = np.arccos(np.clip(1-2*s, -1, 1)); along = 2*np.pi*u*.55
    rad = rad-k*amp*.85*(.5+.5*np.cos(phi*star/2+along))**1.5*arch*first; rad = np.clip(rad, .004, 9); foot = sstep(0, .03, t); n = fbm(np.stack([np.cos(a)*1.6+0*t, np.sin(a)*1.6+0*t, t*4+0*a], -1), 3); rad = rad*(1+.05*n)*(1-.06*(1-foot)); tip = sstep(.80, 1, t)
    Z = H*1.06*(t-.03*np.sin(2*np.pi*s)*(1-tip)*first/max(turns, 1)); X = rad*np.cos(a)+.10*R*tip**2; Y = rad*np.sin(a)+.04*R*tip**2; Z = Z+.012*n*H
    V = np.stack([X, Y, Z], -1).reshape(-1, 3); f = grid_faces(na, nz, wrap_u=True)+[tuple(i*nz for i in range(na-1, -1, -1)), tuple(i*nz+nz-1 for i in range(na))]; return mesh('piped', V, f, mat=mat)
def prism(name,ol,z0,z1,colf,mat,bev=.03,ns=14,nr=26,topf=None,disp=0,dfreq=7,seed=0,sidef=None):
    ol=np.asarray(ol,float); c=ol.mean(0); d=ol-c; L=np.hypot(d[:,0],d[:,1])+1e-9
    ins=lambda k: c+d*np.clip(1-k/L,.02,1)[:,None]
    R=[(c+d*.01,z0,0,.01),(c+d*.6,z0,0,.6),(ins(bev*.5),z0,0,1)]
    for z in np.linspace(z0+bev*.5,z1-bev,ns): R.append((ol,z,1,1))
    for t in np.linspace(0,np.pi/2,6)[1:]: R.append((ins(bev*(1-math.cos(t))),z1-bev+bev*math.sin(t),1.5 if t<1.5 else 2,1))
    e=ins(bev)
    for s in np.linspace(1,.004,nr)[1:]: R.append((c+(e-c)*s,z1,2,s))
    n=len(ol); m=len(R); V=np.zeros((m,n,3)); part=np.zeros((m,n)); S=np.zeros((m,n))
    for i,(xy,z,p,s) in enumerate(R): V[i,:,:2]=xy; V[i,:,2]=z; part[i]=p; S[i]=s
    if sidef is not None: f=sidef(V[...,0],V[...,1],V[...,2])*(part<2); V[...,:2]+=d/L[:,None]*f[...,None]
    C=colf(V[...,0],V[...,1],V[...,2],part,S)
    if topf is not None: V[...,2]+=np.where(part>=1.5,topf(V[...,0],V[...,1],S),0)
    if disp:
        nn=fbm(V*dfreq+seed*5.1,3); V[...,:2]+=(d/L[:,None])*(disp*nn*((part>=1)&(part<2)))[...,None]; V[...,2]+=disp*nn*(part>=1.5)
    f=[tuple(reversed(q)) for q in grid_faces(m,n,wrap_v=True)]; return mesh(name,V.reshape(-1,3),f,C.reshape(-1,C.shape[-1]),mat)
def rev(name,prof,mat,colf,disp=0,dfreq=6,seed=0,segs=160,rfun=None,n=90,sm=True,zdisp=1.0):
    p=smooth_prof(prof,n) if sm else np.asarray(prof,float); th=np.linspace(0,2*np.pi,segs,endpoint=False); r=np.maximum(p[:,0],.0006)[None,:]*np.ones((segs,1)); Z=p[:,1][None,:]*np.ones((segs,1)); A=th[:,None]+0*r
    if rfun is not None: r=r*rfun(A,Z,r)
    V=np.stack([r*np.cos(A),r*np.sin(A),Z],-1)
    T=np.gradient(p,axis=0); N=np.stack([T[:,1],-T[:,0]],-1); N/=np.linalg.norm(N,axis=1)[:,None]+1e-9
    if disp:
        nn=disp*fbm(V*dfreq+seed*4.7,4); V[...,0]+=nn*N[:,0]*np.cos(A); V[...,1]+=nn*N[:,0]*np.sin(A); V[...,2]+=nn*N[:,1]*zdisp
    C=colf(V[...,0],V[...,1],V[...,2]); return mesh(name,V.reshape(-1,3),grid_faces(segs,len(p),wrap_u=True),C.reshape(-1,C.shape[-1]),mat)
def zwarp(me,fn):
    n=len(me.vertices); v=np.empty(n*3); me.vertices.foreach_get('co',v); v=v.reshape(-1,3); v[:,2]+=fn(v[:,0],v[:,1]); me.vertices.foreach_set('co',v.ravel()); me.update(); return me
class Frame:
    def __init__(s,loc=(0,0,0),rot=(0,0,0),scale=1.0):
        s.M=Matrix.Translation(Vector(loc))@Euler(rot).to_matrix().to_4x4()@Matrix.Scale(scale,4); s.sc=scale
    def add(s,me,loc=(0,0,0),rot=None,quat=None,scale=1.0):
        o=bpy.data.objects.new(me.name,me); link(o); q=quat if quat is not None else Euler(rot or (0,0,0)).to_quaternion()
        sv=(scale,)*3 if np.isscalar(scale) else scale
        o.matrix_world=s.M@(Matrix.Translation(Vector(loc))@q.to_matrix().to_4x4()@Matrix.Diagonal((*sv,1))); return o
    def w(s,p): return tuple(s.M@Vector(p))
def rectsurf(R,scale,colf,mat,zf,nr=150,nt=360,loc=(0,0),rot=0,name='rs'):
    x,y,f=disk_grid(1,nr,nt); r=np.hypot(x,y); a=np.arctan2(y,x); k=R(a)*scale; X,Y=x*k,y*k; z=zf(X,Y,r); return obj(mesh(name,np.stack([X,Y,z],-1),f,colf(X,Y,r,z),mat),(*loc,0),(0,0,rot))
# ================================================================= snack parts
def merge(name,parts,mat):
    """parts: list of (V,F,C) with C colour (3,) or (n,3)"""
    V=[];F=[];C=[];o=0
    for v,f,c in parts:
        v=np.asarray(v,float); V.append(v); F+=[tuple(k+o for k in q) for q in f]; C.append(np.broadcast_to(np.asarray(c,float),(len(v),3))); o+=len(v)
    return mesh(name,np.concatenate(V),F,np.concatenate(C),mat)
def bpart(r,seed=0,sub=2,amp=.1,freq=1.5,power=2,q=None,c=(0,0,0)):
    v,f=ico(sub); n=v
    if power!=2: v=v*((np.abs(v)**power).sum(1)**(-1/power))[:,None]
    p=v*(1+amp*fbm(n*freq+seed*9.7,3))[:,None]*np.asarray(r)
    if q is not None: p=p@np.array(q.to_matrix()).T
    return p+np.asarray(c),f

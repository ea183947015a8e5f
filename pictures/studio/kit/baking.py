"""Breads, doughs, cakes, wraps and what is fried."""
import math, random
import bpy
import numpy as np
from mathutils import Euler, Vector
from .base import (
    N, P3, _MATS, align, c01, cmix, disk_grid, fbm, gp as gp_, grid_faces, lin, loaf_ol, mix, nz, nz3, poisson, rfx, round_poly, rq, rrect as rrect_, smooth_prof,
    srgb, sstep,
)
from .shapes import zwarp as zwarp_, blob, bpart, ico, lay_solid, merge, mesh, obj, prism, rev, revolve, ribbon, slice_disc, tube_mesh, variants
from .materials import browned, ceramic, food, new_node, nodemat, thin, vcol, vm
from .piles import Pile
from .masses import Mass
from .leaves import leaf

def cells(P, seed=0, lo=.2, hi=.75, share=.8):
    """Holes as in crumb: how deep each point (in cells) lies in one, 0..1. Their radii are lo..hi of a cell, most of them small."""
    P = np.asarray(P, float); c = np.floor(P).astype(int); out = np.zeros(P.shape[:-1])
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            for dz in (-1, 0, 1):
                q = c+np.array([dx, dy, dz]); h = (q[..., 0]*73856093 ^ q[..., 1]*19349663 ^ q[..., 2]*83492791 ^ (seed*7919+13)) & 0x7fffffff; u = [((h//m) % 1009)/1009 for m in (1, 1013, 1048583//7, 31)]
                d = np.sqrt((P[..., 0]-q[..., 0]-.2-.6*u[0])**2+(P[..., 1]-q[..., 1]-.2-.6*u[1])**2+(P[..., 2]-q[..., 2]-.2-.6*u[2])**2); r = np.where(u[3] < share, lo+(hi-lo)*((u[0]*7.3+u[1]*3.1) % 1)**2, 1e-3); out = np.maximum(out, np.clip(1-d/r, 0, 1))
    return out
def crumbed(name, rough=.8, sss=.12, scale=24, depth=.9, deep='#c79a5c', share=.5, rndv=0, coat=0, bdist=.012, sssr=(.06, .035, .02)):
    """Vertex colours with crumb: where alpha is 1 the surface is full of pores of three sizes, where it is 0 it is crust or icing.
    deep tints what lies in a pore; scale is pores a unit."""
    if name in _MATS: return _MATS[name]
    m, nt, b = nodemat(name); L = nt.links.new; N_ = lambda t, **k: new_node(nt, t, **k); vc = N_('ShaderNodeVertexColor', layer_name='Col'); tc = N_('ShaderNodeTexCoord'); oi = N_('ShaderNodeObjectInfo')
    def math_(op, x, y=None, z=None, clamp=False):
        n = N_('ShaderNodeMath', operation=op, use_clamp=clamp)
        for i, v in enumerate((x, y, z)):
            if v is None: continue
            if isinstance(v, (int, float)): n.inputs[i].default_value = v
            else: L(v, n.inputs[i])
        return n.outputs[0]
    add = N_('ShaderNodeVectorMath', operation='ADD'); L(tc.outputs['Object'], add.inputs[0]); L(math_('MULTIPLY', oi.outputs['Random'], 37.), add.inputs[1])
    wn = N_('ShaderNodeTexNoise', i_Scale=scale*.35, i_Detail=2); L(add.outputs[0], wn.inputs['Vector']); sub = N_('ShaderNodeVectorMath', operation='SCALE'); L(wn.outputs['Color'], sub.inputs[0]); sub.inputs['Scale'].default_value = 1.1/scale; at = N_('ShaderNodeVectorMath', operation='ADD'); L(add.outputs[0], at.inputs[0]); L(sub.outputs[0], at.inputs[1]); pores = None
    for k, (f, w) in enumerate(((.45, 1.0), (1.0, .75), (2.4, .5))):
        v = N_('ShaderNodeTexVoronoi', i_Scale=scale*f); L(at.outputs[0], v.inputs['Vector']); sx = N_('ShaderNodeSeparateXYZ'); L(v.outputs['Color'], sx.inputs[0]); r = math_('MULTIPLY_ADD', math_('POWER', sx.outputs[0], 1.6), .50, .06); r = math_('MULTIPLY', r, math_('LESS_THAN', sx.outputs[1], share+.12*k))
        h = math_('MULTIPLY', math_('DIVIDE', math_('SUBTRACT', r, v.outputs['Distance']), math_('ADD', math_('MULTIPLY', r, .55), .02), clamp=True), w); pores = h if pores is None else math_('MAXIMUM', pores, h)
    pores = math_('MULTIPLY', pores, vc.outputs['Alpha']); fine = N_('ShaderNodeTexNoise', i_Scale=scale*5, i_Detail=3); L(add.outputs[0], fine.inputs['Vector']); mott = N_('ShaderNodeTexNoise', i_Scale=scale*.8, i_Detail=4); L(add.outputs[0], mott.inputs['Vector'])
    hs = N_('ShaderNodeHueSaturation'); L(vc.outputs['Color'], hs.inputs['Color']); L(math_('MULTIPLY_ADD', mott.outputs['Fac'], .30, .86), hs.inputs['Value']); dk = N_('ShaderNodeMixRGB', blend_type='MULTIPLY'); L(math_('MULTIPLY', pores, depth, clamp=True), dk.inputs[0]); L(hs.outputs[0], dk.inputs[1]); dk.inputs[2].default_value = srgb(deep); L(dk.outputs[0], b.inputs['Base Color'])
    if sss: b.subsurface_method = 'BURLEY'; b.inputs['Subsurface'].default_value = sss; L(dk.outputs[0], b.inputs['Subsurface Color']); b.inputs['Subsurface Radius'].default_value = sssr
    b.inputs['Specular'].default_value = .3; b.inputs['Roughness'].default_value = rough; b.inputs['Clearcoat'].default_value = coat
    bp = N_('ShaderNodeBump', i_Strength=depth, i_Distance=bdist); L(math_('MULTIPLY_ADD', pores, -1.6, math_('MULTIPLY', fine.outputs['Fac'], .30)), bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal']); _MATS[name] = m; return m
def _slice_rad(a, p=4.2): return (np.abs(np.cos(a))**p+np.abs(np.sin(a))**p)**(-1/p)*(1+.05*np.cos(a*2+.6)+.09*np.exp(-((a-np.pi/2)/.8)**2))
def bread_slice(L=1.15, W=.95, th=.15, seed=0, p=4.2, toast=.5, grill=0, oval=False, open_=9, crumb=('#f0e0bc', '#e2c793'), stain=None):
    """A slice as a knife leaves it: a torn, uneven crumb, a sharp edge, and round it a thin crust, dark, blistered and floury. toast (0..1)
    browns what stands up between the holes; grill is how many dark bars a griddle left; open_ is large holes a unit; stain is the colour
    of juice it soaked up."""
    nr, nt, ns = 150, 400, 14; x, y, f = disk_grid(1, nr, nt); r = np.hypot(x, y); a = np.arctan2(y, x); round_ = np.stack([np.cos(a)*2.1+seed*3, np.sin(a)*2.1, a*0+seed], -1); rim = 1 if oval else _slice_rad(a, p); rim = rim*(1+(.07 if oval else .040)*fbm(round_, 3)+.012*fbm(round_*5, 3)); X, Y = x*rim*L/2, y*rim*W/2
    P = np.stack([X, Y, 0*X+seed*3.7], -1); w = P+.05*np.stack([fbm(P*5+1, 3), fbm(P*5+7, 3), 0*X], -1); big = cells(w*open_, seed, .12, .70, .66); mid = cells(w*open_*2.1, seed+5, .15, .65, .75); inner = 1-sstep(.93, .97, r); hole = np.maximum(sstep(0, .5, big), .6*sstep(0, .6, mid))*inner
    n, n2, n3 = fbm(P*6, 4), fbm(P*19, 3), fbm(P*48, 2); Z = th/2+.014*n*inner+.008*n2+.004*n3-min(.055, th*.4)*np.maximum(sstep(0, .6, big), .42*sstep(0, .6, mid))*inner*(1+.5*n2)-.008*sstep(.985, 1, r)
    c = cmix(crumb[0], crumb[1], .5+1.1*n+.3*n3); c = mix(c, lin('#c49a58'), hole*.75); c = mix(c, lin('#96692f'), sstep(.55, 1, hole)*.6); up = c01(.50+.95*fbm(P*3+4, 4)+.45*n2+.2*n3)*(1-.75*hole)
    c = mix(c, lin('#c78d45'), sstep(.2, .75, up)*toast*1.1); c = mix(c, lin('#84471a'), sstep(.50, .95, up+.30*sstep(.80, .96, r))*toast); c = mix(c, lin('#3d1c0a'), sstep(.82, 1.1, up+.25*sstep(.85, .97, r)+.3*n3)*toast*.85)
    if grill: s = (X*.8+Y*.6)/L*grill+.12*n; bar = np.exp(-((np.mod(s, 1)-.5)/.13)**2)*(1-.8*hole)*sstep(-.35, .1, n2+.5*n+.25); c = mix(c, lin('#3a1a0a'), bar*.9); Z = Z-.006*bar
    if stain: c = mix(c, lin(stain), sstep(.92, .62, r+.22*n+.08*n2)*.7)
    edge = sstep(.955, .985, r+.016*fbm(P*4+9, 3)+.010*n2); c = mix(c, cmix('#6b3813', '#a8662c', .5+1.2*n+.5*n3), edge); A = (1-edge)*(1-.3*hole); M = len(X); T = np.concatenate([[.03], np.linspace(0, 1, ns+2)[1:-1], [.97]]); rv = np.arange(nt)*nr+nr-1; q = np.stack([X[rv], Y[rv]], -1); out = q/np.hypot(*q.T)[:, None]; V = [np.stack([X, Y, Z], -1)]; C = [np.concatenate([c, A[:, None]], 1)]
    for t in T:
        z = Z[rv]*(1-t)-(th/2-.003)*t; u = np.stack([*q.T, z], -1); k, k2, k3 = fbm(u*np.array([5, 5, 9])+seed, 4), fbm(u*20+seed, 3), fbm(u*60+5, 2); e = min(1, t*9, (1-t)*9); blister = sstep(.15, .4, k2); V.append(np.concatenate([q+out*(e*(.012*math.sin(math.pi*t)-.02*(t if oval else 0)+.020*k+.012*k2+.006*k3))[:, None], z[:, None]], 1))
        side = mix(cmix('#5f300f', '#a5662b', .5+1.2*k+.5*k2), lin('#371a09'), sstep(.05, .45, fbm(u*3+9, 4)+.3*k2)*.8); side = mix(side, lin('#c08545'), blister*.35); side = mix(side, lin('#e6d8bc'), sstep(.05, .5, fbm(u*4+3, 3)+.55*k3)*.6); C.append(np.concatenate([side, np.zeros((nt, 1))], 1))
    V.append(np.stack([X, Y, np.full(M, -th/2)], -1)); C.append(np.concatenate([c*.85, A[:, None]], 1)); F = list(f)+[tuple(k+M+len(T)*nt for k in reversed(g)) for g in f]; rows = [rv]+[M+k*nt+np.arange(nt) for k in range(len(T))]+[M+len(T)*nt+rv]
    for lo, hi in zip(rows[:-1], rows[1:]): F += [(int(lo[i]), int(hi[i]), int(hi[(i+1) % nt]), int(lo[(i+1) % nt])) for i in range(nt)]
    return mesh('bread', np.concatenate(V), F, np.concatenate(C), crumbed('breadcrumb', .9, .10, 52, .85, '#c99c5e', .6))
def bread(L=1.15, W=.95, th=.15, seed=0, **k): return variants('bread%s' % ((L, W, th, seed, *sorted(k.items())),), 1, lambda i: bread_slice(L, W, th, seed, **k))[0]
def flatbread(R=.8, seed=1):
    m = food('naan', vcol=True, rough=.8, sss=.08, bump=.5, bscale=12, rndv=0, rndh=0)
    nr, nt = 110, 220; x, y, f = disk_grid(1, nr, nt); r = np.hypot(x, y); a = np.arctan2(y, x); rad = 1+.06*np.cos(a+seed)+.05*np.cos(2*a+1)+.02*np.cos(5*a)
    X, Y = x*rad*R, y*rad*R*.8; P = np.stack([X*3.2+seed*7, Y*3.2, X*0], -1); n = fbm(P, 4); b = sstep(.08, .5, n)
    Z = .05+.05*b*(1-r**6)+.035*sstep(.75, .9, r)*(1-sstep(.93, 1, r))-.045*sstep(.92, 1, r)**2+.006*fbm(P*6, 3)
    c = mix(lin('#f0dcb2'), lin('#e3bd7b'), np.clip(.5+.9*fbm(P*1.7+3, 4), 0, 1)); ch = sstep(.30, .55, n+.15*fbm(P*5, 3)); c = mix(c, lin('#9a5a22'), sstep(.12, .35, n)*.7); c = mix(c, lin('#3b1d0c'), ch*.85); c = mix(c, lin('#c98f4a'), sstep(.86, .98, r)*.6)
    N = len(X); V = np.concatenate([np.stack([X, Y, Z], -1), np.stack([X, Y, 0*Z+.005], -1)]); return mesh('naan', V, f+[tuple(k+N for k in reversed(q)) for q in f], np.concatenate([c, np.tile(lin('#d9b274'), (N, 1))]), m)
def rolls(at, A, B, H=.36, turns=3.3, seed=3, res=.0052, iced=.30):
    """Cinnamon rolls with their middles at `at`, risen until they touch each other and the dish (half sides A, B), under an icing that is
    white where it is thick, lets the crumb show where it is thin, and runs into the seams. One skin on z=0."""
    import cv2
    x, y = np.arange(-A, A+res, res), np.arange(-B, B+res, res); X, Y = np.meshgrid(x, y, indexing='ij'); C = np.array(at); D = np.stack([np.hypot(X-a-.03*N(X, Y, 3, k), Y-b-.03*N(X, Y, 3, k+9)) for k, (a, b) in enumerate(at)]); i1 = D.argmin(0); o = np.sort(D, 0); d1 = o[0]
    wall = np.minimum(A-np.abs(X), B-np.abs(Y)); cell = np.minimum((d1+o[1])/2, d1+np.clip(wall, 0, 9)*.9); cell = -np.log(np.exp(-cell*14)+np.exp(-.62*14))/14; r = np.clip(d1/(cell+1e-6), 0, 1.25); a = np.arctan2(Y-C[i1, 1], X-C[i1, 0])*np.where(i1 % 2 == 0, 1, -1)+i1*1.9; wind = .10*N(X, Y, 4, 5)-a/(2*np.pi); u = turns*r**.92+wind; out = turns+wind; last = np.floor(out-.35); s = np.where(u >= last, np.clip((u-last)/(out-last), 0, 1), np.mod(u, 1))  # the last turn ends at the rim, wherever it lies
    arch = np.sqrt(np.clip(1-(2*s-1)**2, 0, 1)); seam = np.exp(-(np.minimum(s, 1-s)/.085)**2)*(1-sstep(.88, .96, r)); n, n2 = N(X, Y, 5, seed, 4), N(X, Y, 22, seed+2, 3); lift = np.array([.0, .03, -.015, .02, -.02, .015, .01, .0])[i1 % 8]
    Z = H*(1-.14*np.clip(r, 0, 1)**4)+lift+(.058+.050*(u >= last))*arch-.085*seam+.045*np.exp(-(r/.22)**2)+.020*n+.006*n2-.13*sstep(.94, 1.03, r)**1.3
    c = cmix('#d9a55c', '#ecc588', .5+.9*n); top = c01(.60+.9*n+.5*arch-.15*r); c = mix(c, lin('#b06a28'), top*.9); c = mix(c, lin('#84451a'), sstep(.55, 1.0, top+.25*n2)*.8); c = mix(c, mix(lin('#e6c48a'), lin('#cf9a58'), c01(.5+1.2*n+.5*n2)), sstep(.93, 1.0, r)*.7); dark = cmix('#3f1c0a', '#6b3413', .5+1.2*n2); c = mix(c, dark, c01(seam*1.05-.05+.25*seam*n2)); c = mix(c, lin('#7a431c'), sstep(.30, .02, np.minimum(s, 1-s))*.35*(1-sstep(.9, .97, r)))
    f = .5*N(X, Y, 2.6, seed+21, 3)+.35*N(X, Y, 7, seed+25, 2); k = sstep(0, .30, iced-.62*r+.62*f+.10)*sstep(.02, .12, iced*1.9-r+f*1.2); k = cv2.GaussianBlur(k.astype(np.float32), (0, 0), .010/res).astype(float)
    soft = cv2.GaussianBlur(Z.astype(np.float32), (0, 0), .034/res).astype(float); Z = Z*(1-k)+(soft+.012*N(X, Y, 6, seed+33, 2))*k+.022*np.sqrt(k); c = mix(c, lin('#e9d9bb'), sstep(.05, .5, k)*.55); c = mix(c, cmix('#f2e8d6', '#faf4e8', .5+n), sstep(.35, .95, k)*.95); wet = sstep(.1, .6, k)*.9+seam*.5*(1-k); nx, ny = X.shape
    return mesh('rolls', np.stack([X, Y, Z], -1).reshape(-1, 3), grid_faces(nx, ny), np.concatenate([c, (1-wet)[..., None]], -1).reshape(-1, 4), food('rolls', vcol=True, rough=.55, sss=.2, sssr=(.06, .04, .02), bump=.22, bscale=55, coat=.03, rndv=0, rndh=0))
def pancake(R=.78,th=.15,seed=0):
    """Browned above and below almost to its edge; its side is pale and full of small holes."""
    m=food('pan',vcol=True,rough=.62,sss=.12,bump=.30,bscale=26,rndv=.05,rndh=0)
    nr,nt=90,220; x,y,f=disk_grid(1,nr,nt); r=np.hypot(x,y); a=np.arctan2(y,x); q=np.stack([np.cos(a)*1.3+seed*3,np.sin(a)*1.3,a*0],-1); rad=1+.05*fbm(q,2)+.012*fbm(q*4,2); P=np.stack([x*3+seed*7,y*3,x*0],-1); n=fbm(P,4); e=np.sqrt(np.clip(1-sstep(.84,1,r)**2,0,1)); pores=sstep(.16,.42,fbm(np.stack([np.cos(a)*19+seed,np.sin(a)*19,r*26],-1),2))*sstep(.955,.985,r)
    X,Y=x*rad*R*(1-.010*pores),y*rad*R*(1-.010*pores); th=th*(1+.12*math.sin(seed*2.3)); wave=.10*th*fbm(q*1.4+9,2)*r**3; z=th/2*e*(1+.14*fbm(q*1.7,2))+.007*n*e
    def face(k): c=browned(mix(lin('#c07f38'),lin('#d69a52'),c01(.5+n)),.50*(1-sstep(.60,.90,r))+.22,fbm(P*2.2+4+k,3)*.8,'#a85f22','#74390f'); c=mix(c,lin('#dfae68'),sstep(.905,.955,r+.02*n)); c=mix(c,lin('#f0d7a4'),sstep(.955,.985,r+.02*n)); return mix(c,lin('#c99a58'),pores*.6)
    N=len(X); V=np.concatenate([np.stack([X,Y,wave+z],-1),np.stack([X,Y,wave-z*(1-.25*r**2)],-1)]); return mesh('pancake',V,f+[tuple(k+N for k in reversed(q)) for q in f],np.concatenate([face(0),face(9)]),m)
def scoop(R,c1,c2,seed=0,mat=None,c3=None):
    """A scoop of ice: smooth where the scoop was drawn over it, with the fine lines it drew; torn only at its skirt."""
    m=mat or vm('scoop',rough=.40,sss=.32,bump=.22,bscale=85,bdist=.006,coat=.04,rndv=0,rndh=0,sssr=(.08,.06,.03))
    v,f=ico(7); b=seed*1.9; u=v+.10*np.stack([fbm(v*2.3+seed+k*7,2) for k in range(3)],-1); ax=u[:,0]*math.cos(b)+u[:,1]*math.sin(b); w=u[:,1]*math.cos(b)-u[:,0]*math.sin(b); g=np.arctan2(w,u[:,2]+.2); ln=lambda k,j,q: fbm(np.stack([ax*k+seed*9,g*j,.3*ax+q],-1),3); low=sstep(-.05,-.42,v[:,2]+.16*fbm(v*2.6+seed,3)); rub=c01(.25+1.5*fbm(v*1.8+seed*4,2)); rid=ln(5,1.3,0)+.55*rub*ln(14,3.0,3); gr=fbm(v*9+seed*3,3); torn=c01(low+sstep(.10,.34,fbm(v*2.1+seed*6,3))*.8); pit=np.clip(fbm(np.stack([ax*9+seed,g*6,0*g],-1),3)-.06,0,1)*torn; d=1+.040*fbm(v*1.4+seed,2)+.018*rid+.010*gr-.20*pit+low*(.05*gr+.03*fbm(v*21+seed,3))+(.005+.010*torn)*fbm(v*32+seed,3); p=v*d[:,None]
    a=np.arctan2(v[:,1],v[:,0]); rag=fbm(np.stack([np.cos(a)*5+seed,np.sin(a)*5,v[:,2]*3],-1),3)+.6*fbm(np.stack([np.cos(a)*15+seed,np.sin(a)*15,v[:,2]*9],-1),2); sk=np.exp(-((v[:,2]+.50+.07*rag)/.11)**2)*np.clip(.10+.22*rag,0,.4); p[:,:2]*=(1+sk)[:,None]; p[:,2]-=.05*np.exp(-((v[:,2]+.38)/.05)**2); p[:,2]=np.where(p[:,2]<-.6,-.6+(p[:,2]+.6)*.2,p[:,2]); c=cmix(c1,c2,.5+.15*rid+.5*gr+.5*fbm(v*3+seed,3))
    if c3: c=cmix(c,c3,sstep(.10,.3,pit)*.8)
    return mesh('scoop',p*R,f,c,m)
def dollop(R=.3,seed=0,c=('#fbf6ea','#fffdf7'),h=.6,mat=None):
    """spooned cream: soft, with a swirl peak"""
    m=mat or vm('dollop',rough=.4,sss=.25,bump=.05,coat=.1,rndv=0,rndh=0)
    nr,nt=60,150; x,y,f=disk_grid(1,nr,nt); r=np.hypot(x,y); a=np.arctan2(y,x); rad=R*(1+.08*np.cos(3*a+seed)+.05*np.cos(5*a+seed*2)); sw=np.sin(a*1+r*9+seed); z=R*h*(np.clip(1-r**2.2,0,1)**.75+.10*sw*np.sin(np.pi*np.clip(r*1.1,0,1))*(1-r)*1.6+.22*np.exp(-(r/.22)**2))+.02*R*nz(x,y,5,seed); return mesh('dollop',np.stack([x*rad+.12*R*np.exp(-(r/.3)**2),y*rad,z-.01],-1),f,cmix(c[0],c[1],.5+nz(x,y,3,seed)+.3*sw),m)
def cakecol(c1,c2,x,y,z,sd=0,hole='#000000',hk=.25):
    n=.6*nz(x,y,6,sd,3,z)+.7*nz(x,y,26,sd+7,2,z); h=sstep(.16,.36,nz(x,y,19,sd+2,2,z)); return cmix(cmix(c1,c2,.5+1.0*n),hole,h*min(1,hk*1.5))
def pac(R,gap,n=320,r=.02,fl=0,k=0):
    a=np.linspace(gap/2,2*np.pi-gap/2,180); rr=R*(1+fl*np.cos(a*k)) if k else R+0*a; return round_poly([(0,0)]+[(q*math.cos(t),q*math.sin(t)) for q,t in zip(rr,a)],r,n)
def cakecf(layers,R=1.0,outer=None,oth=.04,top=None,seed=0,rim=None,hole=.3,topmix=None):
    """Colours of a layered cake, with the share of crumb as alpha for crumbed(): sponge and biscuit have pores, cream and icing none."""
    def cf(x,y,z,p,s):
        r=np.hypot(x,y); c=None; z0=-9; wob=.018*fbm(P3(x,y,5,seed,z),3); A=np.zeros(np.shape(x)); low=0
        for k,(zt,c1,c2) in enumerate(layers):
            cc=cakecol(c1,c2,x,y,z,seed,'#1a0d06' if hole>.4 else '#4a2c14',hole*.3 if lin(c1).mean()<.4 else min(hole*.6,.04)); a=float(hole>=.2 and (zt-low>.12) and lin(c1).mean()<.45) if hole>=.2 else float(k==0 and len(layers)>1); low=zt
            if c is None: c,A=cc,A+a
            else: w=sstep(-.006,.006,z+wob-z0); c=mix(c,cc,w); A=A*(1-w)+a*w
            z0=zt
        if outer is not None: w=sstep(R-oth-.012,R-oth+.004,r); c=mix(c,cmix(*outer,.5+1.1*nz(x,y,4,seed+1,4,z)),w); A=A*(1-w)+w*(.75 if hole<.2 else 0)
        if top is not None:
            t=cmix(*top,.5+1.1*nz(x,y,3,seed+5)); k=(p>=1.5).astype(float)
            if rim: k=k*(1-sstep(R-oth-.012,R-oth+.004,r))
            c=mix(c,t,k); A=A*(1-k)
        return np.concatenate([c,A[...,None]],-1)
    return cf
def pastry(c,x,y,z,H,R,seed=0):
    """Browns pastry's colours (with alpha) unevenly: pale in the cut and low down, golden above, caramel at its crest."""
    n=nz(x,y,5,seed,4,z); up=sstep(-.1,H,z); k=(c[...,3]>.5)*sstep(R*.86,R*.97,np.hypot(x,y)); d=c.copy(); d[...,:3]=mix(c[...,:3],cmix('#dcb478','#b9772f',up*.8+.7*n),k*.9); d[...,:3]=mix(d[...,:3],lin('#8a4f1c'),k*sstep(.62,1.05,up+.5*n)*.8); return d
def loafcf(c1,c2,crust=('#8a4a1c','#c27c35'),flecks=None,seed=0):
    def lattice(x,y,z): u=np.arctan2(y-cy,x)+.10*nz(x,y,2,seed+1,2,z); w=.5+.5*np.cos((u*2.3+z*7.5)*2.0); v=.5+.5*np.cos((u*2.3-z*7.5)*2.0); return np.maximum(sstep(.66,.74,w),.8*sstep(.66,.74,v))*sstep(H*.12,H*.2,y)
    def cf(x,y,z,p,s):
        face=(p>=1.99)|(p<.5); c=cakecol(c1,c2,x,y,z,seed,'#5a3416',.12); 
        if flecks: c=mix(c,lin(flecks),sstep(.28,.42,nz(x,y,11,seed+4,3,z))*.85)
        e=cmix(*crust,.5+1.2*nz(x,y,4,seed,4,z)); e=mix(e,lin('#e2b061'),sstep(.25,.5,nz(x,y,7,seed+9,3,z))*.5); k=np.where(face,sstep(.91,.965,s+.02*nz(x,y,9,seed,3)),1.0); return np.concatenate([mix(c,e,k),(1-k)[...,None]],-1)
    return cf
def loaf_piece(L,W=.66,H=.6,c1='#d9a55c',c2='#edc98a',crust=('#8a4a1c','#c27c35'),flecks=None,seed=0,dome=.16):
    m=crumbed('loaf',.75,.10,52,.9,'#8a5a2e',.6); return prism('loaf',loaf_ol(W,H,260,dome),0,L,loafcf(c1,c2,crust,flecks,seed),m,.025,max(4,int(L*30)),30,topf=lambda x,y,s:.010*nz(x,y,9,seed),disp=.02,dfreq=5,seed=seed,sidef=lambda x,y,z:(.03*nz(x,y,3,seed+2,4,z)-.03*(1-sstep(0,.08,np.abs(nz(x,y,2.3,seed+8,3,z))))*(y>H*.7)))
def soft_tortilla(R=.56,seed=1,c1='#dcb877',c2='#efd9a6',char='#7a4218',bend=.16):
    """A small warm tortilla that lies: its sides bend up a little, blisters are toasted where they touched the pan; its fold is along x."""
    m=food('tort',vcol=True,rough=.7,sss=.1,bump=.35,bscale=16,rndv=.05,rndh=0); x,y,f=disk_grid(R,70,200); r=np.hypot(x,y)/R; a=np.arctan2(y,x); k=1+.022*fbm(np.stack([np.cos(a)*1.6+seed,np.sin(a)*1.6,a*0],-1),3); x,y=x*k,y*k; n,n2,b=N(x,y,3,seed,4),N(x,y,14,seed+2,3),sstep(.04,.34,N(x,y,4.2,seed+7,3)); s=np.abs(y)/R
    Z=bend*R*np.where(y>0,1.15,.85)*s**2.4*(1+.25*np.sin(x*5+seed))+.030*n*r+.012*b*(1-r**6)+.004*n2; c=mix(cmix(c1,c2,.5+.9*n),lin('#c08a44'),sstep(.10,.45,N(x,y,9,seed+4,3))*.5); c=mix(c,lin('#a8662a'),b*.75); c=mix(c,lin(char),sstep(.20,.42,N(x,y,4.2,seed+7,3)+.18*n2)*.85); c=mix(c,lin('#c99a58'),sstep(.93,1,r)*.5); return mesh('stort',np.stack([x,y*(1-.05*s**2),Z],-1),f,c,m)
def tortilla():
    m=vcol('tort',rough=.6,sss=.1,bump=.25,bscale=30,rndv=.1,rndh=.004)
    def mk(i):
        n=34; V=[];C=[];idx={}
        A,B,D=np.array([0,.36]),np.array([-.33,-.24]),np.array([.33,-.24])
        for a in range(n+1):
            for b in range(n+1-a):
                u,v=a/n,b/n; w=1-u-v; e=min(u,v,w); p=A*u+B*v+D*w; bul=1+.10*min(1,e*5); p=p*bul; idx[(a,b)]=len(V); V.append((p[0],p[1],e))
        V=np.array(V); x,y,e=V.T; k=nz3(x,y,seed=i,s=7,o=4); z=.16*(x*math.cos(i*1.3)+y*math.sin(i*1.3))**2*4*.6+.05*np.sin(x*7+i)*1+.014*np.clip(nz3(x,y,seed=i+3,s=14)*2,-.3,1); c=mix(lin('#e2a53f'),lin('#f4cf7c'),np.clip(.5+k,0,1)); c=mix(c,lin('#b06a1c'),sstep(.15,.45,nz3(x,y,seed=i+7,s=9))*.7); c=mix(c,lin('#c98630'),(1-sstep(0,.05,e))*.6)
        F=[]
        for a in range(n):
            for b in range(n-a):
                F.append((idx[(a,b)],idx[(a+1,b)],idx[(a,b+1)]))
                if b<n-a-1: F.append((idx[(a+1,b)],idx[(a+1,b+1)],idx[(a,b+1)]))
        return mesh('tort',np.stack([x,y,z],-1),[tuple(reversed(q)) for q in F],c,m)
    return variants('tort',5,mk)
def chip_at(rng,x,y,z,nrm,spin=None,s=1.0): return lay_solid(obj(rng.choice(tortilla()),(x,y,z),scale=s,quat=align(nrm,rng.uniform(0,6.28) if spin is None else spin)),.018)
def pitawedge(R=.72,arc=.95,th=.085):
    m=vcol('pitaw',rough=.8,sss=.08,bump=.4,bscale=14,rndv=.06,rndh=.003)
    def mk(i):
        def cf(x,y,r,a): k=nz3(x,y,seed=i,s=3,o=4); c=mix(lin('#f0dcb0'),lin('#dfb878'),np.clip(.5+.9*k,0,1)); c=mix(c,lin('#b8742f'),sstep(.02,.30,nz3(x,y,seed=i+4,s=4.5,o=4))*.75); c=mix(c,lin('#6a3814'),sstep(.22,.45,nz3(x,y,seed=i+8,s=6,o=4))*.85); return mix(c,lin('#c08a45'),sstep(.86,.99,r)*.8)
        return slice_disc('pitaw',R,th,cf,m,nr=40,nt=60,arc=arc,zf=lambda X,Y,r,a: .022*nz3(X,Y,seed=i,s=6)-.02*sstep(.85,1,r))
    return variants('pitaw%s'%str((R,arc)),3,mk)
def fry(c=('#d9681c','#ef9540','#7c3410'),L=.42,w=.048,n=9):
    """Baked chips: knife-cut, shrunken and wrinkled, dusted with starch, dark where edges and ends met the tray."""
    m=vcol('fry'+c[0],rough=.68,sss=.12,bump=.55,bscale=44,bdist=.012,rndv=.2,rndh=.008,coat=.03)
    def mk(i):
        rng=random.Random(i); l=L*rng.uniform(.55,1.15); bend=rng.uniform(-.5,.5); twist=rng.uniform(-.9,.9); taper=rng.uniform(-.3,.3); burnt=rng.uniform(.25,1.15); sides=[rng.uniform(.5,1.1) for _ in range(2)]
        def fn(p,n):
            t=p[:,0]/l; wr=fbm(np.stack([p[:,0]*26,p[:,1]*9,p[:,2]*9+i],-1),3); p=p*(np.array([1,1,1])-np.array([0,1,1])*(.16*wr+taper*.5*t)[:,None]); a=twist*t; y,z=p[:,1].copy(),p[:,2].copy(); p[:,1]=y*np.cos(a)-z*np.sin(a); p[:,2]=y*np.sin(a)+z*np.cos(a)+bend*p[:,0]**2; p[:,1]+=.18*math.sin(i*2.1)*p[:,0]**2; return p
        def cf(p,n):
            q=np.sort(np.abs(p)/np.array([l,w,w]),axis=1); edge=sstep(.62,1,q[:,1]); end=sstep(.72,1,np.abs(p[:,0])/l)*np.where(p[:,0]>0,*sides); k=fbm(p*8+i*4,4); fine=fbm(p*40+i,2); cc=mix(lin(c[0]),lin(c[1]),np.clip(.55+1.1*k,0,1)); cc=mix(cc,lin('#f2cfa0'),np.clip(.35*sstep(.05,.4,fine+.5*k),0,1)); return mix(cc,lin(c[2]),np.clip((edge*.55+end*.9+sstep(.12,.4,k)*.5)*burnt*(.7+.9*fine),0,.92))
        return blob('fry',(l,w*rng.uniform(.8,1.25),w*rng.uniform(.75,1.1)),.05,1.8,i,5,m,fn,cf,3,8)
    return variants('fry'+c[0]+str(L),n,mk)
def seedcracker(L=.36,W=.27,n=5,base=('#6a4520','#9a6c36')):
    """Nothing but seeds of five kinds held by their own gel, rolled thin, cut, and snapped here and there; darker towards the edges."""
    def mk(i):
        rng=random.Random(i+9); cut=rng.uniform(0,6.28); far=rng.uniform(.35,.7) if i%3==1 else 9; E=lambda X,Y: np.maximum(np.maximum(np.abs(X)/L,np.abs(Y)/W),((X*math.cos(cut)+Y*math.sin(cut))/W)/far)+.07*N(X,Y,5,i)+.05*N(X,Y,17,i+3); M=Mass(lambda X,Y:0*X,math.hypot(L,W)*1.05,res=.0044,dome=lambda X,Y: np.where(E(X,Y)<1,.010+.004*N(X,Y,9,i),0)); G=E(M.X,M.Y); R=M.R
        ins=lambda x,y: G[int(np.clip((x+R)/M.res+.5,0,M.n-1)),int(np.clip((y+R)/M.res+.5,0,M.n-1))]<.99
        for k,d,q,r in ((0,.017,1500,(.023,.0135,.0075)),(1,.030,420,(.027,.0145,.0075)),(3,.10,int(60*L/.36),(.052,.025,.012)),(2,.13,int(34*L/.36),(.062,.033,.011)),(0,.024,700,(.022,.013,.0075)),(4,.034,360,(.012,.0095,.007)),(1,.06,130,(.027,.0145,.0075))): M.strew(rng,gp_(rng,R,d,q,shape=ins),r,(.75,1.2),kind=k,sink=.35 if k in (2,3) else .25,lump=.10,blend=.0015,keep=.55)
        k=M.kind(); one=M.each(rng,-.5,.5,0); n1,n2=M.noise(6,i),M.noise(60,i+1,3); lo=M.low(.018,.014); c=cmix(*base,.5+n1+.4*n2)
        for j,a,b in ((0,'#c79a5c','#ecd3a0'),(1,'#4d2a14','#8a5530'),(2,'#4b5526','#87904e'),(3,'#8f7c60','#cdbb9a'),(4,'#17120f','#352c28')): c=np.where((k==j)[...,None],cmix(a,b,.5+.9*one+.35*n2),c)
        c=mix(c,lin('#3a200d'),lo*.6); c=mix(c,lin('#8a5426'),sstep(.72,1.0,G+.2*n1)*.4); o=M.show('scrk',c,food('scrk',vcol=True,rough=.5,sss=.05,bump=.2,bscale=70,bdist=.008,coat=.06,rndv=.10,rndh=.004),bottom=True,let_in=.010); me=o.data; bpy.data.objects.remove(o)
        b1,b2=rng.uniform(-.22,.22),rng.uniform(-.25,.25); zwarp_(me,lambda x,y: b1*x*x+b2*x*y+.012*N(x,y,3,i+20)); return me
    return variants('scrk%s%s'%(L,base[0]),n,mk)
def roundcracker(R=.22):
    m=vcol('rcrk',rough=.7,sss=.06,bump=.3,bscale=26,rndv=.08)
    def cf(x,y,r,a):
        k=nz3(x,y,s=4,o=4); c=mix(lin('#e0bd82'),lin('#cb9650'),np.clip(.5+k,0,1)); c=mix(c,lin('#9a5c24'),sstep(.72,.97,r+.12*k)*.85); c=mix(c,lin('#a8692c'),sstep(.15,.45,nz3(x,y,s=9,seed=3,o=3))*.5); h=np.zeros_like(r)
        for q in [(0,0)]+[(.5*math.cos(t),.5*math.sin(t)) for t in np.linspace(0,5.24,6)]: h=np.maximum(h,1-sstep(.03,.06,np.hypot(x-q[0],y-q[1])))
        return mix(c,lin('#8a5420'),h*.9)
    return variants('rcrk%s'%R,3,lambda i: slice_disc('rcrk',R,.042,lambda x,y,r,a: cf(x,y,r,a)*(1+.10*nz3(x,y,s=7,seed=i))[...,None],m,outline=lambda t:1+.018*np.abs(np.sin(t*11))+.012*np.sin(3*t+i*2),zf=lambda X,Y,r,a:.012*nz3(X,Y,s=9,seed=i)+.010*np.exp(-((r-.3)/.3)**2)*math.sin(i+1)))
def fritter(n=6,R=.33,c=('#7d4215','#c98a3c','#5f7d34')):
    """A spoonful of grated courgette in batter, fried: craggy, its rim ragged with strands that stuck out and went dark, green ones among them."""
    m=vcol('fritt'+c[0],rough=.55,sss=.08,bump=.55,bscale=46,bdist=.012,coat=.12,rndv=.12,rndh=.006)
    def mk(i):
        rng=random.Random(i*7+2); v,f=ico(6); h=.078*rng.uniform(.85,1.15); a=np.arctan2(v[:,1],v[:,0]); A=lambda s,q=0: fbm(np.stack([np.cos(a)*s+i*4+q,np.sin(a)*s,.6*v[:,2]],-1),3); flat=np.sign(v[:,2])*np.abs(v[:,2])**.62; rad=np.hypot(v[:,0],v[:,1])**.62; at_=np.concatenate([v[:,:2]/(np.hypot(v[:,0],v[:,1])[:,None]+1e-6)*rad[:,None],np.sign(v[:,2:])*.6*(1-rad[:,None]**4)],1); g=fbm(at_*2.6+i*5,3); g2=fbm(at_*7.5+i*3,3); g3=fbm(at_*19+i,3); u=v[:,:2]/(np.hypot(v[:,0],v[:,1])[:,None]+1e-6); rim=sstep(.55,1,rad)
        r=R*rad*(1+.07*A(1.2)+.09*A(4,7)*rim+.07*A(12,3)*rim)*rng.uniform(.92,1.06); z=h*flat*(1+.25*g)+(.026*g+.020*g2+.010*g3)*(np.abs(v[:,2])>.05); p=np.concatenate([u*r[:,None]*np.array([1,rng.uniform(.88,1.08)]),z[:,None]],1); p[:,2]+=rng.uniform(-.25,.25)*p[:,0]**2
        hot=c01(.42+.9*g2+.6*g+.5*g3+.25*rim-.35*(1-np.abs(v[:,2]))*(1-rim)); cc=mix(lin('#d9ae62'),lin(c[1]),c01(.5+g)); cc=mix(cc,lin(c[0]),sstep(.35,.8,hot)); cc=mix(cc,lin('#3d1d0a'),sstep(.75,1.1,hot)*.8); side=(1-sstep(.10,.4,np.abs(v[:,2]))); cc=mix(cc,mix(lin('#e0c078'),lin('#b9b062'),c01(.5+1.5*g2)),side*.75*(1-sstep(.15,.4,g3))); parts=[(p,f,cc)]
        for k in range(110): # strands
            at=rng.choice(p); e=sstep(.6*R,.95*R,math.hypot(at[0],at[1])); w,hh=rng.uniform(.007,.012),rng.uniform(.005,.008); l=rng.uniform(.03,.07); sv,sf=ico(2); b=rng.uniform(-9,9); s=sv*np.array([l,w,hh]); s[:,1]+=b*s[:,0]**2; s[:,2]+=rng.uniform(-3,3)*s[:,0]**2; an=math.atan2(at[1],at[0])+(rng.gauss(1.57,.5) if rng.random()<.45+.4*e else rng.uniform(0,6.28)); s=s@np.array(Euler((0,rng.uniform(-.25,.25),an)).to_matrix()).T+at*np.array([1-.02*e,1-.02*e,1.0])+np.array([0,0,.002*np.sign(at[2])])
            col=lin('#4f6b2a') if rng.random()<.34 else lin('#c9b46a') if rng.random()<.5 else lin('#a8692a'); col=mix(col,lin('#5a2c10'),c01(rng.random()*.75*(.35+e))); parts.append((s,sf,np.tile(col,(len(s),1))*(1+.25*fbm(sv*3+k,2))[:,None]))
        return merge('fritt',parts,m)
    return variants('fritt'+c[0]+str(R),n,mk)
def falafel(n=7,R=.185):
    """Fried chickpea balls, pressed by hand: craggy, a little flat, dark where crumbs stuck out into the oil."""
    m=vcol('falaf',rough=.66,sss=.05,bump=.8,bscale=40,bdist=.014,rndv=.18,rndh=.006,coat=.05)
    def mk(i):
        rng=random.Random(i*3+1); flat=rng.uniform(.74,.95); crag=lambda n: fbm(n*3.1+i*4,3)+.55*fbm(n*8+i,3)+.32*fbm(n*20+i*2,2)
        def fn(p,n): g=crag(n); crack=np.exp(-(np.abs(fbm(n*2.2+i*6,4))/.03)**2)*sstep(.02,.3,fbm(n*1.6+i,2)); return p*(1+.105*g-.075*crack)[:,None]*np.array([1,1,flat])
        def cf(p,n): k=fbm(n*4+i*4,4); g=crag(n); c=mix(lin('#6a3a14'),lin('#a9702c'),c01(.5+1.0*k)); c=mix(c,lin('#3d1d0a'),sstep(.10,.55,g)*.75); c=mix(c,lin('#b79a4a'),sstep(.12,.5,-g)*.55); c=mix(c,lin('#56702a'),sstep(.30,.44,fbm(n*12+i+5,2))*.6); return mix(c,lin('#e0c48c'),sstep(.42,.5,fbm(n*15+i*7,2))*.7)
        return blob('falaf',(R,R,R),.04,1.3,i,6,m,fn,cf)
    return variants('falaf%s'%R,n,mk)
def falafelhalf(R=.185):
    """Half a ball, torn open: green crumbs inside."""
    m=vcol('falafh',rough=.82,sss=.08,bump=.8,bscale=50,bdist=.012,rndv=.08)
    def mk(i):
        nr,nt=90,260; x,y,f=disk_grid(1,nr,nt); r=np.hypot(x,y); t=lambda s,q=0,o=3: nz3(x,y,s=s,o=o,seed=i+q); k=t(7,0,4); c=mix(lin('#8a9440'),lin('#c2c07a'),c01(.5+1.3*t(16,2)+.6*k)); c=mix(c,lin('#4c6f22'),sstep(.12,.34,t(24,4))*.8); c=mix(c,lin('#e3d8a8'),sstep(.2,.4,t(20,9))*.6); edge=r+.04*t(5,6); c=mix(c,lin('#7a4a1c'),sstep(.86,.95,edge)); o=1+.05*np.cos(3*np.arctan2(y,x)+i)+.03*t(4,8); X,Y=x*R*o,y*R*o
        V1=np.stack([X,Y,R*(.12*t(4)+.10*t(9,1)+.07*t(22,3))*(1-r**6)],-1); V2=np.stack([X*1.01,Y*1.01,-R*.9*np.sqrt(np.clip(1-r*r,0,1))*(1+.10*t(6,3)+.06*t(15,5))],-1); c2=mix(lin('#5f3412'),lin('#a56a2a'),c01(.5+1.2*t(6,7))); return merge('falafh',[(V1,f,c),(V2,[tuple(reversed(q)) for q in f],c2)],m)
    return variants('falafh',3,mk)
def granolabar(n=5,L=.46,W=.17,H=.085,carrot=False):
    """Flakes, nuts and berries in syrup, pressed flat; a knife went through all of them at the sides, above they stick out. With carrot: shreds of it, raisins and walnuts, baked softer."""
    many=lambda k: round(k*(L*W+H*(L+W))/.132)
    m=vcol('gbar',rough=.42,sss=.08,bump=.35,bscale=60,bdist=.008,coat=.22,rndv=.08,rndh=.004)
    def mk(i):
        rng=random.Random(i*5+2); v,f=bpart((L*.965,W*.95,H*.86),i,4,.03,2.5,11); k=fbm(v*9,4); parts=[(v,f,mix(lin('#5f3614'),lin('#9a6428'),np.clip(.5+k,0,1)))]; tilt=[rng.uniform(-.05,.05) for _ in range(2)]
        def knife(p,col):
            """What sticks out at the sides was cut off; the cut is paler."""
            lx=L*(1+.012*np.sin(p[:,1]*30+i)+tilt[0]*p[:,2]); ly=W*(1+.02*np.sin(p[:,0]*12+i)+tilt[1]*p[:,2]); out=np.maximum(np.abs(p[:,0])-lx,np.abs(p[:,1])-ly); p=p.copy(); p[:,0]=np.clip(p[:,0],-lx,lx); p[:,1]=np.clip(p[:,1],-ly,ly); p[:,2]=np.clip(p[:,2],-H,9); return p,col*(1+.22*sstep(-.002,.004,out))[:,None]
        def at(deep): # where: mostly on top, else in a side face
            u=rng.random()
            if u<.50: return np.array((rng.uniform(-1,1)*L*.99,rng.uniform(-1,1)*W*.98,H-deep)),(0,0,1)
            if u<.85: s=rng.choice((-1,1)); return np.array((rng.uniform(-1,1)*L,s*(W-deep*.3),rng.uniform(-1,.95)*H)),(0,0,1) if rng.random()<.6 else (rng.gauss(0,1),rng.gauss(0,1),rng.gauss(0,1))
            s=rng.choice((-1,1)); return np.array((s*(L-deep*.3),rng.uniform(-1,1)*W,rng.uniform(-1,.95)*H)),(0,0,1) if rng.random()<.6 else (rng.gauss(0,1),rng.gauss(0,1),rng.gauss(0,1))
        def lump(r,cols,num,deep,sub=2,wr=.1,fr=2.0,tl=.4,pw=2,fn=None):
            for j in range(num):
                p0,nm=at(deep); b,fc=ico(sub); s=rng.uniform(.72,1.2); q=np.array(align(nm,rng.uniform(0,6.28),tl,rng).to_matrix()); w=fbm(b*fr+rng.uniform(0,60),3); u=b*((np.abs(b)**pw).sum(1)**(-1/pw))[:,None]; p=u*np.array(r)*s*(1+wr*2*w)[:,None]
                if fn: p=fn(p,b,rng)
                col=cmix(*rng.choice(cols),.5+1.1*w+rng.uniform(-.3,.3)); p,col=knife(p@q.T+p0,col); parts.append((p,fc,col))
        flake=lambda p,b,r: p+np.stack([0*b[:,0],0*b[:,0],r.uniform(-4,4)*p[:,0]*p[:,1]+r.uniform(-3,3)*p[:,0]**2-.004*np.exp(-(p[:,1]/.005)**2)],-1)
        lump((.049,.037,.0065),(('#a9732f','#dbb06a'),('#b8823c','#ecca8c'),('#8a5722','#c9944c')),many(430),.004,2,.10,2.2,.38,2,flake)
        lump((.016,.012,.006),(('#a9732f','#e3bd7c'),('#6f431a','#b27c3c')),many(700 if carrot else 220),.002,1,.3,2,.8)
        if carrot: lump((.060,.0065,.0055),(('#b85a18','#e28a38'),),many(240),.003,2,.12,2,.5); lump((.050,.036,.026),(('#1c0e0a','#4a2a1c'),),many(9),.004,3,.28,3.4,.5); lump((.040,.030,.022),(('#6f4520','#b98a50'),),many(13),.006,2,.3,2.4,.8,4)
        else:
            lump((.066,.042,.026),(('#7a4420','#a8693a'),),9,.010,3,.06,2,.5,2.6); lump((.046,.034,.022),(('#e3c898','#f3e2bd'),('#dcbb84','#f0d9ac')),13,.008,2,.15,2,.7,6)
            lump((.052,.043,.026),(('#4a0a12','#8a1f26'),('#5f0e16','#a52c30')),13,.002,3,.26,3.4,.5); lump((.058,.029,.010),(('#4a5426','#87904c'),('#56602c','#9aa05a')),17,-.002,2,.05,2,.5,2)
        return merge('gbar',parts,m)
    return variants('gbar%s'%((L,W,H,carrot),),n,mk)
def pretzel(n=7):
    m=vcol('pretz',rough=.46,sss=.05,bump=.30,bscale=75,bdist=.006,coat=.05,spec=.4,rndv=.22,rndh=.006)
    def mk(i):
        def fn(p,n):
            p=p.copy(); sp=np.exp(-((p[:,1]-.02*np.sin(p[:,0]*14+i))/.028)**2)*sstep(.0,.5,n[:,2])*(1-sstep(.55,.8,np.abs(n[:,0]))); p=p*(1+.03*fbm(n*3+i*3,3)-.010*np.abs(fbm(n*12+i,3)))[:,None]; p[:,2]-=(.016+.020*fbm(p*30+i,3))*sp; p[:,2]=np.maximum(p[:,2],-.085); return p
        def cf(p,n):
            k=fbm(n*2.2+i*4,4); wr=np.abs(fbm(n*12+i,3)); c=mix(lin('#5f2c10'),lin('#9c5620'),np.clip(.5+.9*k,0,1)); c=mix(c,lin('#3d1b09'),sstep(.1,.5,k)*.55); c=mix(c,lin('#b87636'),sstep(.15,.45,wr)*.45); c=mix(c,lin('#c08a4a'),sstep(.35,-.35,n[:,2]+.5*k)*.55); sp=np.exp(-((p[:,1]-.03*np.sin(p[:,0]*14+i)-.02*fbm(n*5+i,2))/.030)**2)*sstep(.2,.5,n[:,2])*(1-sstep(.5,.75,np.abs(n[:,0]))); c=mix(c,mix(lin('#c79a5c'),lin('#ecd6a8'),c01(.5+1.5*fbm(p*40+i,3))),np.clip(sp*1.1,0,1)); return mix(c,mix(lin('#8f5626'),lin('#cf9c5c'),c01(.5+1.3*fbm(p*16+i,4))),(1-sstep(-.75,-.35,n[:,2]))*.85)
        return blob('pretz',(.185,.150,.130),.10,1.3,i,5,m,fn,cf,2,2.5)
    return variants('pretz',n,mk)
def baconstrip(n=7):
    """Two sheets of rice paper that soaked up marinade and were baked: thin as a leaf, blistered all over, see-through amber where thin, burnt where a blister broke or an edge stood up."""
    m=thin(vcol('rpb',rough=.34,sss=0,bump=.3,bscale=60,bdist=.006,coat=.22,spec=.4,rndv=.18,rndh=.008),.34)
    def mk(i):
        rng=random.Random(i*3+7); nx,ny=230,64; t=np.linspace(0,1,nx)[:,None]; s=np.linspace(-1,1,ny)[None,:]; L=rng.uniform(.55,1.12); W=rng.uniform(.10,.15); T=t*L*4; end=lambda q: .05*fbm(np.stack([s*2+q,s*0+i,s*0],-1),3); x=(t-.5)*L+(end(3)*sstep(.75,1,t)+end(9)*sstep(.25,0,t)); y=W*s*(1+.16*fbm(np.stack([T*.7+i*3+0*s,np.sign(s)*2+0*t,0*T+s*0],-1),3)+.05*fbm(np.stack([T*5+i+0*s,np.sign(s)*2+0*t,0*T+s*0],-1),2))+.05*np.sin(T*.6+i)
        P=np.stack([x*1+0*s,y,0*x+i*3.1],-1); lo=fbm(P*np.array([2.6,2.2,1]),3); b1=cells(P*np.array([11,11,1])+.35*fbm(P*5,2)[...,None],i,.25,.72,.8); b2=cells(P*np.array([26,26,1])+.3*fbm(P*9,2)[...,None],i+5,.2,.7,.85); bub=np.maximum(sstep(0,.7,b1),.45*sstep(0,.7,b2)); e=np.maximum(np.abs(s)+0*t,np.abs(2*t-1)**3+0*s)
        z=.26*lo+.10*np.sin(T*rng.uniform(1.1,1.9)+i*2+s*rng.uniform(-.8,.8))+rng.uniform(-.03,.09)*s*s+.016*np.sqrt(np.clip(bub,0,1))*sstep(-.25,.25,lo)+.006*fbm(P*24,2)
        n1,n2=fbm(P*6+4,4),fbm(P*40+2,2); c=mix(lin('#98481a'),lin('#cf8240'),c01(.5+1.1*n1)); c=mix(c,lin('#e2ac68'),sstep(.35,1,bub)*.55*sstep(-.3,.3,n1)); c=mix(c,lin('#e0a862'),sstep(.15,.4,fbm(P*np.array([2,15,1])+7,3))*.55); c=mix(c,lin('#2c0f06'),c01(sstep(.25,.6,n1+.35*n2)*.5+sstep(.90,1.02,e+.15*n1)*.6)); c=mix(c,lin('#3a1207'),sstep(.75,1,bub+.3*n2)*sstep(.0,.25,n2)*.7); c=mix(c,lin('#8a1a08'),sstep(.3,.42,fbm(P*70,2))*.5)
        return mesh('rpb',np.stack([x+0*s,y,z-z.mean()],-1).reshape(-1,3),grid_faces(nx,ny),c.reshape(-1,3),m)
    return variants('rpb',n,mk)
def spread_on(b,cols,th,mat,seed,L=1.15,W=.95,lump=.02,k=.88,freq=7):
    nr,nt=70,180; x,y,f=disk_grid(1,nr,nt); r=np.hypot(x,y); a=np.arctan2(y,x); p=4.2; rad=(np.abs(np.cos(a))**p+np.abs(np.sin(a))**p)**(-1/p); rad=rad*(1+.05*np.cos(a*2+.6)+.09*np.exp(-((a-np.pi/2)/.8)**2))*(k+.05*fbm(np.stack([np.cos(a)*3+seed,np.sin(a)*3,a*0],-1),3)); X,Y=x*rad*L/2,y*rad*W/2; Z=.07+th*np.sqrt(np.clip(1-r**5,0,1))+lump*nz(X,Y,freq,seed)*(1-r**8)+.6*lump*np.sin(X*9+4*nz(X,Y,3,seed+2)); o=obj(mesh('spread',np.stack([X,Y,Z],-1),f,cmix(*cols,.5+1.2*nz(X,Y,freq,seed+1)),mat),b.location); o.rotation_mode=b.rotation_mode; o.rotation_euler=b.rotation_euler; o.scale=b.scale; return o
def tortilla_col(X,Y,Z,seed=0):
    n=nz(X,Y,5,seed,4,Z); c=cmix('#e6cb98','#f6e7c4',.5+1.0*n); sp=sstep(.12,.40,nz(X,Y,7,seed+3,4,Z)); c=mix(c,lin('#b3742f'),sp*.8); return mix(c,lin('#6b3a14'),sstep(.34,.52,nz(X,Y,7,seed+3,4,Z))*.75)
def burrito_half(rng,loc,quat,R=.34,L=.85,seed=0,fill=None):
    m=vm('tort',rough=.75,sss=.1,bump=.3,bscale=16,rndv=0,rndh=0); nu,na=60,140; u=np.linspace(0,1,nu)[:,None]; a=np.linspace(0,2*np.pi,na,endpoint=False)[None,:]
    prof=np.where(u<.84,1,np.sqrt(np.clip(1-((u-.84)/.165)**2,.0,1))); seam=1+.05*sstep(2.2,2.4,a)*(1-sstep(2.4,5.2,a)); rr=R*prof*seam*(1+.05*nz(np.cos(a)*1.2+0*u,np.sin(a)*1.2+0*u,1,seed,3,u*2)+.014*np.sin(u*26+3*np.cos(a+seed))); X=rr*np.cos(a)*1.06; Y=rr*np.sin(a)*.92; Z=-u*L+0*a
    V=np.stack([X,Y,Z],-1).reshape(-1,3); o=obj(mesh('burr',V,grid_faces(nu,na,wrap_v=True),tortilla_col(X,Y,Z,seed).reshape(-1,3),m),loc,quat=quat)
    # rim: the tortilla's thickness and its spiral end
    t=np.linspace(0,2.25*np.pi,160); r=R*(.985-.065*t/(2*np.pi)); obj(tube_mesh('rim',np.stack([r*np.cos(t+2.3)*1.06,r*np.sin(t+2.3)*.92,0*t-.004],-1),.020,vm('tortr',rough=.8,sss=.1,bump=.1,rndv=0),10,cols=np.tile(lin('#f0dcb0'),(160,1))),loc,quat=quat)
    x,y,f=disk_grid(R*.94,20,80); obj(mesh('bf',np.stack([x*1.05,y*.91,-.06+.02*nz(x,y,8,seed)],-1),f,cmix('#a8642a','#d9a55c',.5+nz(x,y,8,seed)),vm('bff',rough=.5,bump=.3,rndv=0)),loc,quat=quat)
    P=Pile(.4,lambda X,Y:-.07+0*X); 
    for ms,n,d,rx,rz,s,rnd in fill:
        for px,py in poisson(rng,R*.80,d,n,shape=lambda x,y:math.hypot(x/1.0,y/.88)<R*.80):
            z=P.put_ellipsoid(px,py,rx,rz,.025); z=min(z,.05); v=quat@Vector((px,py,z)); obj(rng.choice(ms),(loc[0]+v.x,loc[1]+v.y,loc[2]+v.z),quat=quat@(rq(rng) if rnd else align((rng.uniform(-.4,.4),rng.uniform(-.4,.4),1),rng.uniform(0,6))),scale=s*rng.uniform(.85,1.1))
def lasagne_portion(rng, F, a, b, H, n=4):
    """A cut square: sheets of pasta, each its own wavy edge, and between them lumpy ragu, greens and white sauce that the knife dragged and
    the weight squeezed out; a baked top, blistered and brown in patches."""
    mr = food('lasrag', vcol=True, rough=.42, sss=.12, bump=.5, bscale=40, coat=.08, rndv=0, rndh=0); mp = food('laspas', vcol=True, rough=.5, sss=.25, bump=.12, bscale=40, rndv=0, rndh=0); mw = food('lasbech', vcol=True, rough=.36, sss=.3, bump=.1, bscale=30, coat=.1, rndv=0, rndh=0); v0, f0 = ico(6); p = 11; v0 = v0*((np.abs(v0)**p).sum(1)**(-1/p))[:, None]
    warp = lambda x, y, k: .020*N(x, y, 2.2, 3)+.012*N(x, y, 4, k)
    def layer(z0, h, k, kind):
        v = v0.copy(); P = np.stack([v[:, 0]*a, v[:, 1]*b, v[:, 2]*h/2+z0+h/2], -1); side = sstep(.80, 1, np.maximum(np.abs(v[:, 0]), np.abs(v[:, 1]))); w = 2.5*P+k*5; n1, n2 = fbm(P*4+k*3, 3), fbm(P*np.array([14, 14, 18])+k, 3); lump = cells(P*np.array([15, 15, 15])+k*3, k, .3, .75, .9); mid = 1-(2*(P[:, 2]-z0)/h-1)**2; out = (.045*n1+.02)*mid+(.035*lump+.012*n2 if kind == 'rag' else .018*n2 if kind == 'green' else .030*mid*(.4+n1))
        d = P[:, :2]/(np.hypot(P[:, 0], P[:, 1])+1e-6)[:, None]; P[:, :2] += d*(out*side)[:, None]; P[:, 2] += warp(P[:, 0], P[:, 1], k)*np.clip(P[:, 2]/H+.3, 0, 1)-(.03*np.clip(n1, 0, 1)*side if kind == 'bech' else 0)
        if kind == 'rag': t = fbm(P*9+k*7, 3); c = cmix('#6e1f0c', '#a3401c', .5+1.1*n2); c = mix(c, cmix('#5a3216', '#8d5a2c', .5+n2), sstep(.2, .5, lump)*.8); c = mix(c, lin('#c8722a'), sstep(.22, .32, t)*.8); c = mix(c, lin('#3d1207'), sstep(.1, .5, -n2)*.5)
        elif kind == 'green': c = cmix('#1f3312', '#49662a', .5+1.4*n2)
        else: c = mix(cmix('#e6d2a4', '#f3e7c8', .5+n1), lin('#cf9a63'), sstep(.1, .5, fbm(P*5+k, 3))*.4)
        F.add(mesh('las'+kind, P, f0, np.concatenate([c, np.full((len(c), 1), .75)], 1), mr if kind != 'bech' else mw))
    def sheet(z0, k):
        ol = rrect_(2*a, 2*b, .03, 700); n = N(ol[:, 0], ol[:, 1], 6, k); ol = ol*(1+.022*n+.014*math.sin(k*2.3))[:, None]; cf = lambda x, y, z, p, s: np.where((p < 1.5)[..., None], cmix('#d9b674', '#f0dcae', .5+1.2*N(x*1+z*9, y, 9, k)), cmix('#dfc088', '#efd9a6', .5+N(x, y, 5, k)))
        me = prism('lassheet', ol, z0, z0+.024, cf, mp, .008, 4, 20); zwarp_(me, lambda x, y: warp(x, y, k)*np.clip(z0/H+.3, 0, 1)); F.add(me)
    z = 0.0; hs = (H-.10)/n
    for k in range(n):
        sheet(z, k); layer(z+.018, hs*.62, k, 'rag' if k % 2 == 0 else 'green' if k == 1 else 'rag'); layer(z+.012+hs*.58, hs*.36, k+20, 'bech'); z += hs
    sheet(z, n); R = rfx(a*1.02, b*1.02, 9); x, y, f = disk_grid(1, 150, 420); th = np.arctan2(y, x); r = np.hypot(x, y); q = R(th); X, Y = x*q, y*q; n1, n2 = N(X, Y, 3.4, 2, 4), N(X, Y, 11, 5, 3); bl = cells(np.stack([X*8+1.1*n1, Y*8+1.1*N(X, Y, 3.4, 9, 4), 0*X], -1), 4, .2, .62, .8); run = sstep(-.1, .35, N(np.cos(th)*2.2, np.sin(th)*2.2, 1, 8)); Zt = z+.045+.02*n1+.006*n2+.016*sstep(0, .8, bl)*sstep(-.1, .3, n1+.4*n2)+warp(X, Y, n)-(.05+.12*run)*sstep(.955, 1, r)**1.4; X, Y = X*(1+.02*sstep(.95, 1, r)), Y*(1+.02*sstep(.95, 1, r))
    c = cmix('#e8cf94', '#f4e3b6', .5+n1); c = mix(c, cmix('#a8371a', '#c9622e', .5+n2), sstep(.06, .30, N(X, Y, 2.7, 19, 3))*.8); c = mix(c, lin('#c98a3c'), sstep(-.35, .2, n1+.5*bl)*.85); c = mix(c, lin('#8a4a18'), sstep(.25, .7, .6*bl+1.3*n1+.5*n2)*.8); c = mix(c, lin('#5a2a0e'), sstep(.6, .95, .5*bl+1.3*n1+.5*n2)*.7); c = mix(c, lin('#9a5a20'), sstep(.88, .98, r+.04*n2)*.6); F.add(mesh('lastop', np.stack([X, Y, Zt], -1), f, np.concatenate([c, np.full((len(c), 1), .6)], 1), food('lastop', vcol=True, rough=.42, sss=.15, bump=.25, bscale=40, coat=.06, rndv=0, rndh=0))); return z+.05
def toastslice(x,y,z,rot,s=.6,tilt=(0,0)): obj(bread(),(x,y,z),(tilt[0],tilt[1],rot),s)
def tortmat(): return food('tort',vcol=True,rough=.7,sss=.1,bump=.35,bscale=16,rndv=.05,rndh=0)
def tortcol(X,Y,s=1,c1='#dfb56a',c2='#f1d698',ch='#8a4a16'):
    n=N(X,Y,3.5,s,4); c=mix(lin(c1),lin(c2),c01(.5+.9*n)); return mix(c,lin(ch),sstep(.14,.38,N(X,Y,5.5,s+7,4))*.8)
def ricepaper():
    if 'ricep' in _MATS: return _MATS['ricep']
    m,nt,b=nodemat('ricep'); out=nt.nodes['Material Output']; b.inputs['Base Color'].default_value=srgb('#ece4d2'); b.inputs['Roughness'].default_value=.25; b.inputs['Clearcoat'].default_value=.6; b.inputs['Subsurface'].default_value=.0
    tr=nt.nodes.new('ShaderNodeBsdfTransparent'); lw=nt.nodes.new('ShaderNodeLayerWeight'); lw.inputs[0].default_value=.35; mr=nt.nodes.new('ShaderNodeMapRange'); mr.inputs[3].default_value=.20; mr.inputs[4].default_value=.75; nt.links.new(lw.outputs['Facing'],mr.inputs[0]); mx=nt.nodes.new('ShaderNodeMixShader'); nt.links.new(mr.outputs[0],mx.inputs[0]); nt.links.new(tr.outputs[0],mx.inputs[1]); nt.links.new(b.outputs[0],mx.inputs[2]); nt.links.new(mx.outputs[0],out.inputs[0])
    n2=nt.nodes.new('ShaderNodeTexNoise'); n2.inputs['Scale'].default_value=7; bp=nt.nodes.new('ShaderNodeBump'); bp.inputs['Strength'].default_value=.35; bp.inputs['Distance'].default_value=.03; nt.links.new(n2.outputs['Fac'],bp.inputs['Height']); nt.links.new(bp.outputs[0],b.inputs['Normal']); _MATS['ricep']=m; return m
def pita_fan(rng,pts,z=.06):
    pw=pitawedge()
    for (x,y,a,dz,tx,ty) in pts: obj(rng.choice(pw),(x,y,z+dz),quat=align((tx,ty,1),a))
def croissant_mesh(n=3):
    """a tapering crescent of overlapping spirals, glossy and darker on the ridges"""
    m=vm('croi',rough=.34,sss=.10,bump=.35,bscale=30,coat=.28,rndv=.06)
    def mk(i):
        nt,na=460,150; t=np.linspace(-1,1,nt)[:,None]; a=np.linspace(0,2*np.pi,na,endpoint=False)[None,:]; u=np.abs(t); turn=u*3.6+.42+.12*np.cos(a-.7)+.05*np.sin(2*a+i)+.05*fbm(np.stack([np.cos(a)*3+0*t,np.sin(a)*3+0*t,t*9+0*a+i],-1),3); saw=turn%1.0
        # band over band from the middle to either horn: every one overlaps the next with a blistered, laminated edge
        tip=np.sqrt(np.clip((1-u)/.045,0,1)); prof=(.115+.265*np.clip(1-u**1.9,0,1)**1.15)*tip; r=prof*(1+.17*saw**1.4-.05*sstep(.94,1,saw)); r=r*(1+.020*np.sin(saw*95)*sstep(.30,.02,saw)+.030*sstep(.15,.5,fbm(np.stack([t*11+0*a,np.cos(a)*4+0*t,np.sin(a)*4+0*t],-1)+i*7,3))+.012*fbm(np.stack([t*30+0*a,np.cos(a)*9+0*t,np.sin(a)*9+0*t],-1)+i,2)+.035*fbm(np.stack([t*4+0*a,np.cos(a)*1.4+0*t,np.sin(a)*1.4+0*t],-1)+i*4,3))
        th=t*1.28; cx=.80*np.sin(th); cy=.74*(1-np.cos(th)); dx,dy=.80*np.cos(th),.74*np.sin(th); L=np.hypot(dx,dy); nx,ny=-dy/L,dx/L; ca,sa=np.cos(a),np.sin(a)
        X=cx+nx*r*ca*1.08; Y=cy+ny*r*ca*1.08; Z=np.maximum(r*sa*.95,-.205)
        n_=fbm(np.stack([X*4,Y*4,Z*4],-1)+i*3,4); fine=fbm(np.stack([t*5+0*a,r*60,a+0*t],-1),2); top=np.clip(.35+.75*sa,0,1)
        lamin=.5+.5*np.sin(saw*95+5*n_+2*np.sin(3*a)); c=cmix('#bd6416','#dd9238',.5+1.1*n_); c=mix(c,lin('#f0c47a'),lamin*(1-sstep(.05,.62,saw))*.42); c=mix(c,lin('#803a0e'),sstep(.25,.95,saw)*top*.85); c=mix(c,lin('#6a300c'),sstep(.80,.97,saw)*top*.55); c=mix(c,lin('#f4d48c'),(1-sstep(.02,.16,saw))*(.75+.25*np.sign(fine))*.85); c=mix(c,lin('#d99a44'),(1-top)*.45); c=mix(c,lin('#7a3810'),sstep(.86,1,u)*.6); c=mix(c,lin('#9a5a1c'),(1-sstep(-.20,-.10,Z))*.6)
        return mesh('croi',np.stack([X,Y,Z],-1).reshape(-1,3),grid_faces(nt,na,wrap_v=True),c.reshape(-1,3),m)
    return variants('croi',n,mk)
def puff_skin(x,y,z,seed=0):
    c=cmix('#935420','#bb7d38',.5+1.2*nz(x,y,4,seed,4,z)+.4*nz(x,y,24,seed+4,2,z)); c=mix(c,lin('#5f3010'),sstep(-.05,.40,nz(x,y,3,seed+6,3,z)+.35*y-.12)*.75); c=mix(c,lin('#dfbb80'),sstep(.18,.45,nz(x,y,9,seed+2,3,z))*.55); return mix(c,lin('#4f2810'),sstep(.25,.5,nz(x,y,14,seed+8,3,z))*.6)
def wellington_piece(L,seed):
    """cross-section in x,y: pastry, spinach, mushroom duxelles, chestnut and lentil heart; extruded along z"""
    W,H=1.05,.86; ol=loaf_ol(W,H*.80,300,.10); m=vm('well',rough=.46,sss=.04,bump=.5,bscale=40,bdist=.010,coat=.08,spec=.25,rndv=0,rndh=0); cy=H*.44
    def lattice(x,y,z): u=np.arctan2(y-cy,x)+.10*nz(x,y,2,seed+1,2,z); w=.5+.5*np.cos((u*2.3+z*7.5)*2.0); v=.5+.5*np.cos((u*2.3-z*7.5)*2.0); return np.maximum(sstep(.66,.74,w),.8*sstep(.66,.74,v))*sstep(H*.12,H*.2,y)
    def cf(x,y,z,p,s):
        face=(p>=1.99)|(p<.5); n=nz(x,y,6,seed,4,z); d=s+.020*n
        heart=cmix('#5f2f14','#94562a',.5+1.3*nz(x,y,8,seed,4)); heart=mix(heart,lin('#d9a860'),sstep(.24,.30,nz(x,y,7,seed+5,3))*.9); heart=mix(heart,lin('#c4541e'),sstep(.30,.36,nz(x,y,8,seed+8,3))*.9); heart=mix(heart,lin('#5a2a14'),sstep(.26,.38,nz(x,y,14,seed+3,3))*.7); heart=mix(heart,lin('#3f7a1c'),sstep(.36,.40,nz(x,y,15,seed+4,3))*.8); heart=mix(heart,lin('#a8142c'),sstep(.36,.39,nz(x,y,9,seed+13,2))*.95)
        dux=cmix('#24140a','#4a2e1a',.5+1.5*nz(x,y,16,seed+1,3)); spin=cmix('#12300a','#2f5f16',.5+1.4*nz(x,y,12,seed+2,3)); past=cmix('#c98f42','#e6bf7a',.5+1.2*nz(x,y,20,seed+7,3)); c=heart
        c=mix(c,dux,sstep(.66,.675,d)); c=mix(c,spin,sstep(.79,.80,d)); c=mix(c,past,sstep(.855,.865,d)); c=mix(c,lin('#f6e4b8'),sstep(.865,.872,d)*(1-sstep(.885,.90,d))*.6); c=mix(c,lin('#a8621e'),sstep(.965,.985,d))
        la=lattice(x,y,z); sk=puff_skin(x,y,z,seed); sk=mix(sk,lin('#6f3c16'),la*c01(.45+.9*nz(x,y,5,seed+15,3,z))*.75); sk=mix(sk,lin('#e0c08a'),np.exp(-((la-.35)/.25)**2)*.35); return np.where(face[...,None],c,sk)
    def side(x,y,z):
        return .034*lattice(x,y,z)+.022*nz(x,y,4,seed,3,z)+.010*nz(x,y,15,seed+2,3,z)-.008
    me=prism('well',ol,0,L,cf,m,.02,max(8,int(L*90)),60,sidef=side,disp=.006,dfreq=9,seed=seed)
    return me
def wellington_heart(rng, loc, quat, seed=0, A=.335, B=.235):
    """The middle of a slice's cut face: lentils, chestnuts, carrot and herbs pressed into one coarse mass."""
    q = lambda X, Y: np.abs(X/A)**3.2+np.abs(Y/B)**3.2; M = Mass(lambda X, Y: 0*X, A*1.08, res=.0045, dome=lambda X, Y: .012*sstep(1.05, .85, q(X, Y))); ins = lambda k: (lambda X, Y: q(X, Y) < k)
    M.strew(rng, gp_(rng, A, .026, 700, shape=ins(.95)), (.024, .021, .012), (.7, 1.2), kind=lambda r: 0 if r.random() < .7 else 1, sink=.45, lump=.15, blend=.003, keep=.6)
    for n, d, r, k in ((13, .13, (.060, .048, .018), 2), (14, .12, (.030, .026, .014), 3), (46, .05, (.022, .010, .004), 4), (7, .16, (.032, .028, .014), 5)): M.strew(rng, gp_(rng, A, d, n, shape=ins(.85)), r, (.6, 1.2), kind=k, sink=.55, lump=.25, pw=3 if k == 3 else 2.2, blend=.003, keep=.6)
    k = M.kind(); one = M.each(rng, -.5, .5, 0); n, f = M.noise(20, seed), M.noise(70, seed+1, 3); lo = M.low(.02, .014); c = cmix('#3f2412', '#6b4426', .5+.9*one+.4*f)
    for j, a, b in ((1, '#543818', '#82602f'), (2, '#a87c44', '#cfa970'), (3, '#b85f1c', '#dd8e44'), (4, '#2f4316', '#5d7a30'), (5, '#7a1420', '#a83240')): c = np.where((k == j)[..., None], cmix(a, b, .5+.8*one+.5*n), c)
    c = mix(c, lin('#20100a'), lo*.6); M.show('heart', c, food('heart', vcol=True, rough=.5, sss=.1, bump=.25, bscale=60, coat=.04, rndv=0, rndh=0), wet=.4*lo, loc=loc, quat=quat)
def ravioli_mesh(n=8):
    """Hand-cut: thin dough the colour of beetroot, streaked and dusted with flour, paler where the filling stretches it, wavy and of uneven width at its rim; some wet with butter."""
    m=food('ravb',vcol=True,rough=.52,sss=.22,sssr=(.08,.03,.035),bump=.22,bscale=70,bdist=.006,coat=.06,rndv=.14,rndh=.008)
    def mk(i):
        rng=random.Random(i*7+3); nr,nt=64,260; x,y,f=disk_grid(1,nr,nt); r=np.hypot(x,y); a=np.arctan2(y,x); p=rng.choice((5,6,8)); n0=fbm(np.stack([np.cos(a)*1.8+i*3,np.sin(a)*1.8,0*a],-1),3)
        sq=(np.abs(np.cos(a+.06*math.sin(i)))**p+np.abs(np.sin(a))**p)**(-1/p); R=.290*sq*(1+.05*n0); X,Y=x*R,y*R*rng.uniform(.90,1.06); d=r+.03*n0; big=rng.uniform(.10,.135); off=(rng.uniform(-.03,.03),rng.uniform(-.03,.03)); d2=np.hypot(x-off[0]*3,y-off[1]*3)
        lump=N(X,Y,9,i,3); dome=big*np.clip(1-(d2/.72)**2.6,0,1)**.70*(1+.16*lump); wr=.010*np.cos(a*rng.choice((9,11,13))+3*n0+i)*np.exp(-((d2-.70)/.10)**2); crimp=.005*np.cos(d*64)*sstep(.78,.82,d)*(1-sstep(.94,.97,d)); wav=(.034*np.sin(2*a+i*1.7)+.022*np.sin(3*a+i*2.9))*sstep(.66,1,d); Z=dome+.016*(1-sstep(.97,1,d))+crimp+wr+wav+.006*N(X,Y,20,i+3)*(d2<.8)
        n1,n2,st=N(X,Y,5,i,4),N(X,Y,40,i+5,3),N(X*.6+Y*.8,(Y*.6-X*.8)*.22,13,i+2,3); c=mix(lin('#86224a'),lin('#b04a6c'),c01(.45+.7*n1+.6*st)); c=mix(c,lin('#c47d8e'),c01(.5*sstep(.35,1,dome/big))); c=mix(c,lin('#6a1434'),np.exp(-((d2-.74)/.05)**2)*.45); c=mix(c,lin('#d8b4bc'),sstep(.1,.6,n2+.8*n1)*.22)
        wet=sstep(.0,.30,N(X,Y,4,i+11,3)+.10*(i%3-1)); V=np.stack([X,Y,Z],-1); V2=np.stack([X,Y,wav-.004],-1); k=len(X); A=(1-.9*wet)[:,None]; return mesh('rav',np.concatenate([V,V2]),f+[tuple(q+k for q in reversed(g)) for g in f],np.concatenate([np.concatenate([c*(1-.12*wet)[:,None],A],1)]*2),m)
    return variants('ravb',n,mk)
def dosa_mesh(L=2.7):
    """A crisp sheet, thin as paper, rolled one and a half times and wider at its right end: rings of the ladle, lace of small holes, brown
    where it lay flattest on the pan."""
    m=food('dosa',vcol=True,rough=.5,sss=.10,bump=.35,bscale=60,coat=.06,rndv=0,rndh=0); nx,na=430,300; u=np.linspace(-.5,.5,nx)[:,None]; t=np.linspace(0,1,na)[None,:]
    ang=1.75+t*2*np.pi*1.55; R=(.20+.050*t)*(1+.42*np.clip(u+.5,0,1)**2.2)*(1+.03*np.sin(u*9))+.045*sstep(.88,1,t)*(1+.6*np.sin(u*17)); rag=N(t*9+0*u,u*0+t,1.0,4)+.5*N(t*31+0*u,0*u+t,1,8); X=u*L+.035*rag*np.sign(u)*sstep(.40,.5,np.abs(u)); R=R+.014*N(u*6+0*t,t*5+0*u,1,7)+.006*N(u*22+0*t,t*15+0*u,1,9)
    Y=R*np.cos(ang)*1.12; Z=np.maximum(R*np.sin(ang)+.235+.10*np.clip(u+.5,0,1)**2.2,.012*t+.004); S=t*2.6; rr=np.hypot(u*L,S-1.7); P=np.stack([u*L+0*t,S+0*u,0*u+0*t+3],-1); n=fbm(P*2.2,4); n2=fbm(P*11,3); lace=cells(P*26+.4*n[...,None],3,.2,.62,.85); ring=.5+.5*np.sin(rr*21+2.2*n)
    hot=c01(.55+.9*n+.30*(ring-.5)-.35*sstep(.9,1.5,rr)); c=mix(lin('#e6b25a'),lin('#f0cd86'),c01(.5+1.1*n2)); c=mix(c,lin('#c47a24'),sstep(.3,.75,hot)*.9); c=mix(c,lin('#8d4a14'),sstep(.62,1.0,hot+.25*n2)*.85); c=mix(c,lin('#f3d79a'),lace*(1-.5*hot)*.7); c=mix(c,lin('#7a3c10'),sstep(.945,.995,t+.02*n)*.7); c=mix(c,lin('#8a4516'),sstep(.475,.5,np.abs(u)+.01*n)*.6); R2=-.006*lace; Y=Y+R2*np.cos(ang); Z=Z+R2*np.sin(ang)
    return mesh('dosa',np.stack([X,Y,Z],-1).reshape(-1,3),grid_faces(nx,na),c.reshape(-1,3),m)
def crushed_potato(rng,x,y,R,z0,high=.17,asp=1.0,seed=0):
    """Potato crushed with turmeric: soft lumps of every size in one skin, with onion, mustard seeds and torn leaf."""
    q=lambda X,Y: ((X-x)/R)**2+((Y-y)/(R*asp))**2; M=Mass(lambda X,Y:z0+0*X,R*1.15,x,y,res=.0055,dome=lambda X,Y: high*np.clip(1-q(X,Y)*(1+.3*N(X,Y,4,seed)),0,1)**.7); ins=lambda k:(lambda X,Y:q(X,Y)<k)
    M.strew(rng,gp_(rng,R,.11,60,x,y,shape=ins(.95)),(.085,.066,.052),(.5,1.2),kind=0,sink=.35,lump=.30,pw=2.8,blend=.014,keep=.6); M.strew(rng,gp_(rng,R,.035,500,x,y,shape=ins(1.0)),(.026,.020,.015),(.4,1.4),kind=0,sink=.35,lump=.5,blend=.008,keep=.6); M.strew(rng,gp_(rng,R,.10,26,x,y,shape=ins(.9)),(.055,.012,.008),(.6,1.2),kind=1,sink=.3,lump=.3,blend=.004,keep=.6); M.strew(rng,gp_(rng,R,.08,26,x,y,shape=ins(.9)),(.009,.009,.007),(.8,1.2),kind=2,sink=.3,lump=0,blend=.001,keep=.6); M.strew(rng,gp_(rng,R,.09,34,x,y,shape=ins(.95)),(.028,.013,.003),(.5,1.3),kind=3,sink=.2,lump=.5,blend=.001,keep=.7)
    k=M.kind(); one=M.each(rng,-.5,.5,0); n,f=M.noise(12,seed),M.noise(60,seed+2,3); lo=M.low(.03,.035); c=cmix('#c9912a','#ecc765',.5+.5*one+.7*n+.4*f); c=np.where((k==1)[...,None],cmix('#c98a3c','#e6c58a',.5+one),c); c=np.where((k==2)[...,None],cmix('#1a120c','#35261a',.5+one),c); c=np.where((k==3)[...,None],cmix('#2c4a14','#5f8530',.5+one),c); c=mix(c,lin('#8a5a12'),lo*.6); M.show('potato',c,food('potcrush',vcol=True,rough=.5,sss=.2,sssr=(.06,.04,.01),bump=.22,bscale=60,coat=.03,rndv=0,rndh=0),wet=.4*lo); return M
def maki(kind, seed=0, R=.235, th=.30):
    """A slice of a roll: a thin sheet of nori round the side; its face is packed grains of rice and strips of vegetable cut across, all one
    sticky skin."""
    def mk(_):
        rng = random.Random(seed*7+3); M = Mass(lambda X, Y: np.where(np.hypot(X, Y) < R*.965, th-.02, 0)+0*X, R*1.05, res=.0032)
        M.strew(rng, gp_(rng, R*.925, .0215, 900), (.025, .0165, .014), (.8, 1.15), kind=0, sink=.45, lump=.06, blend=.006, keep=.7); M.strew(rng, gp_(rng, R*.90, .030, 420), (.025, .0165, .014), (.8, 1.15), kind=0, sink=.30, lump=.06, blend=.005, keep=.6)
        q = rng.uniform(0, 6.28); top = float(np.quantile(M.H[np.hypot(M.X, M.Y) < R*.8], .75))
        for k, (w, h) in enumerate(((.062, .038), (.050, .046), (.046, .034), (.060, .026))):
            a = q+k*1.57+rng.uniform(-.25, .25); d = .062*rng.uniform(.85, 1.1); x, y, t = d*math.cos(a), d*math.sin(a), a+1.57+rng.uniform(-.4, .4); m = ((np.abs((M.X-x)*math.cos(t)+(M.Y-y)*math.sin(t))/w)**6+(np.abs(-(M.X-x)*math.sin(t)+(M.Y-y)*math.cos(t))/h)**6)*(1+1.6*M.noise(20, k+seed, 2)) < 1; M.H = np.where(m, top+.000+.004*M.noise(30, k, 2)+rng.uniform(-.004, .006), M.H); M.id = np.where(m, len(M.kinds), M.id); M.kinds.append(1+k)
        inside = np.hypot(M.X, M.Y) < R*.975; M.H = np.where(inside, np.maximum(M.H, th-.0195), M.G); k = M.kind(); one = M.each(rng, -.5, .5, 0); n, f = M.noise(26, seed), M.noise(90, seed+2, 2); lo = M.low(.012, .010); c = cmix('#dcd3bd', '#f3efe4', .5+.7*one); c = mix(c, lin('#d3c9b2'), lo*.45); pal = dict(a=('#a9b75e', '#c2601e', '#7f9f56', '#8e2f22'), b=('#5c2a56', '#c99a34', '#a9b75e', '#c2601e'))[kind]; lite = dict(a=('#cfd692', '#dd8a44', '#bcd08c', '#b9604a'), b=('#8d5480', '#e2bf6a', '#cfd692', '#dd8a44'))[kind]
        for j in range(4): c = np.where((k == 1+j)[..., None], cmix(pal[j], lite[j], .5+.9*n+.4*f), c)
        o = M.show('makiface', c, food('makiface', vcol=True, rough=.38, sss=.3, sssr=(.04, .04, .03), bump=.08, bscale=70, coat=.08, rndv=.03, rndh=0), wet=.35*lo); face = o.data; bpy.data.objects.remove(o)
        na, nz_ = 150, 22; a = np.linspace(0, 2*np.pi, na, endpoint=False)[:, None]; z = np.concatenate([np.linspace(0, th-.012, nz_-5), [th-.004, th+.002, th+.001, th-.012, th-.03]])[None, :]; r = np.concatenate([np.full(nz_-3, R), [R*.994, R*.985, R*.975]])[None, :]; n = fbm(np.stack([np.cos(a)*7+0*z, np.sin(a)*7+0*z, z*30+0*a], -1), 3); r = r*(1+.018*np.cos(2*a+seed)+.008*np.cos(3*a+seed*2))+.004*n+.006*np.exp(-(np.mod(a-seed, 6.283)/.05)**2); zz = z+.006*fbm(np.stack([np.cos(a)*3+seed, np.sin(a)*3, 0*a], -1), 2)*(z > th*.8)
        V = np.stack([r*np.cos(a), r*np.sin(a), zz], -1); side = mesh('nori', V.reshape(-1, 3), grid_faces(na, nz_, wrap_u=True), cmix('#0b120e', '#1d2b22', .5+1.3*n).reshape(-1, 3), food('norisheet', vcol=True, rough=.45, sss=0, bump=.35, bscale=60, coat=0, spec=.3, rndv=0, rndh=0)); return face, side
    return variants('maki%s%s' % (kind, seed), 1, mk)[0]
def flat(c): return lambda V,s: np.tile(lin(c),(len(V),1))
def lid(R,z,loc,c1,knob):
    prof=smooth_prof([(.001,.30),(R*.3,.285),(R*.62,.21),(R*.88,.10),(R*.99,.03),(R*1.02,.0),(R*.99,-.02)],90)
    o=obj(revolve('lid',prof,144,ceramic('lid'+c1,c1,'#5a2413',.12,.25),flat(c1)),(*loc,z))
    kp=smooth_prof([(.001,.22),(.10,.215),(.145,.17),(.13,.11),(.07,.06),(.065,.0)],60); obj(revolve('knob',kp,80,knob),(*loc,z+.285)); return o
def macaroon(n=6,R=.25):
    """(mounds, chocolate feet): mounds of nothing but flat shreds of coconut that stick out every way, toasted where they do; a foot of
    dark chocolate, higher here than there, from the same body."""
    m=vcol('macar',rough=.7,sss=.18,sssr=(.05,.04,.02),bump=.15,bscale=60,bdist=.006,rndv=.08,rndh=.004); dm=vm('macfoot',rough=.3,sss=.02,bump=.10,bscale=30,coat=.3,rndv=0,rndh=0)
    def body(i,v,fine=1.0):
        rng=random.Random(i*11+1); a=np.arctan2(v[:,1],v[:,0]); g=fbm(v*1.7+i*5,3); k=1+.34*g+fine*(.26*fbm(v*3.6+i*3,3)+.14*fbm(v*9+i,3)); p=v*np.array([R*1.04,R*rng.uniform(.86,1.10),R*rng.uniform(.68,.86)])*k[:,None]; p[:,0]+=rng.uniform(-.2,.2)*p[:,2]*.5; p[:,2]=np.where(p[:,2]<-.13,-.13+(p[:,2]+.13)*.05,p[:,2]); return p
    def mk(i):
        rng=random.Random(i*7+5); v,f=ico(5); p=body(i,v); k=fbm(v*22+i,3); c=mix(lin('#7d5426'),lin('#c9a468'),c01(.45+1.3*k)); parts=[(p*.93,f,c)]; top=p[:,2].max()
        for j in range(2900):
            q=rng.randrange(len(v)); d=v[q]; l,w=rng.lognormvariate(-3.62,.32),rng.uniform(.004,.0095); t=np.linspace(-1,1,6)[:,None]; s=np.linspace(-1,1,2)[None,:]; bend,tw=rng.uniform(-13,4),rng.uniform(-1.1,1.1); X=t*l+0*s; Y=s*w*(1-.45*np.abs(t)**3)*np.cos(tw*t); Z=bend*X*X+s*w*np.sin(tw*t); A=np.array(align(d,rng.uniform(0,6.28),0).to_matrix()@Euler((rng.uniform(-.4,.4),rng.gauss(0,.15),0)).to_matrix()); V=np.stack([X,Y,Z],-1).reshape(-1,3)@A.T+p[q]*rng.uniform(.96,1.02); out=(V@d)-float(p[q]@d); u=c01(.22+.50*(V[:,2]/top)+6*out+1.6*(float(np.linalg.norm(p[q]))/R-1)+rng.gauss(0,.16)); col=mix(lin('#efe2c4'),lin('#d39c4e'),sstep(.25,.75,u)); col=mix(col,lin('#8f4f1c'),sstep(.72,1.05,u)); parts.append((V,grid_faces(6,2),col))
        return merge('macar',parts,m)
    def foot(i):
        v,f=ico(6); p=body(i,v,.45); a=np.arctan2(p[:,1],p[:,0]); rim=-.075+.045*fbm(np.stack([np.cos(a)*1.6+i*3,np.sin(a)*1.6,0*a],-1),3)*2+.018*fbm(np.stack([np.cos(a)*6+i,np.sin(a)*6,0*a],-1),2); d=rim-p[:,2]; o=.024*np.sqrt(np.clip(d/.03,0,1))-.035*sstep(.0,-.03,d); h=np.stack([np.cos(a),np.sin(a),0*a],-1); pool=.008*sstep(-.10,-.135,p[:,2])*(1+1.3*fbm(np.stack([np.cos(a)*2+i*7,np.sin(a)*2,0*a],-1),2)); q=p+h*(o+pool*(np.hypot(p[:,0],p[:,1])>R*.5))[:,None]; q[:,2]-=.008*(d>0); up=sstep(-.05,-.10,d); q[:,:2]*=(1-.6*up)[:,None]; q[:,2]-=up*np.maximum(q[:,2]+.02,0); return mesh('macfoot',q,f,cmix('#1f0d06','#3d1e10',.5+fbm(v*4,3)),dm)
    return variants('macar%s'%R,n,mk),variants('macfoot%s'%R,n,foot)

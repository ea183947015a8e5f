"""Fruit, whole and cut."""
import math, random
import numpy as np
from mathutils import Vector
from .base import N, align, cmix, disk_grid, fbm, grid_faces, lin, mix, nz, nz3, pi_, shade, sstep
from .shapes import blob, cube, ico, merge, mesh, obj, rev, revolve, ribbon, slice_disc, stick, tube_mesh, variants
from .materials import fm, food, vcol, vm
from .pieces import wedgeslice

def blueberry():
    m = food('blueberry', vcol=True, rough=.5, sss=.05, bump=.08, bscale=25, rndv=.25, rndh=.02)
    def mk(i):
        def fn(p, n):
            r = np.hypot(n[:, 0], n[:, 1]); a = np.arctan2(n[:, 1], n[:, 0]); up = n[:, 2] > 0
            rim = np.exp(-((r-.30-.07*np.cos(5*a))/.055)**2)*up; pit = (1-sstep(.16, .30, r))*up
            return p+n*(rim*.012-pit*.022)[:, None]
        def colf(p, n):
            b = .5+.5*fbm(n*2.2+i*5, 4); c = mix(lin('#1d2350'), lin('#5f6ea8'), np.clip(b*1.5-.35, 0, 1)*.75)
            r = np.hypot(n[:, 0], n[:, 1]); pit = (1-sstep(.18, .32, r))*(n[:, 2] > 0); return c*(1-.8*pit[:, None])
        return blob('blueberry', (.085, .085, .078), .03, 1.2, i, 4, m, fn, colf)
    return variants('blueberry', 4, mk)
def raspberry():
    m = food('raspberry', '#b3123a', '#d8325a', scale=3, rough=.35, sss=.35, sssr=(.08, .02, .02), bump=.1, bscale=30, coat=.3, rndv=.15)
    def mk(i):
        rng = random.Random(i); V = []; F = []; base, fc = ico(2)
        rows = 7
        for k in range(rows):
            t = k/(rows-1); z = .13*t-.02; R = .092*math.sqrt(max(0.02, 1-(t*.93)**2.4))*(1.0 if t > .05 else .94); n = max(1, int(round(2*math.pi*R/.044)))
            for j in range(n):
                a = 2*math.pi*(j+.5*(k % 2))/n+rng.uniform(-.05, .05); s = .0265*rng.uniform(.92, 1.1)
                c = np.array([R*math.cos(a), R*math.sin(a), z]); V.append(base*s*np.array([1, 1, .95])+c); F += [tuple(x+len(base)*(len(V)-1) for x in q) for q in fc]
        V.append(base*.027+np.array([0, 0, .128])); F += [tuple(x+len(base)*(len(V)-1) for x in q) for q in fc]
        V = np.concatenate(V)
        return mesh('raspberry', V, F, mat=m)
    return variants('raspberry', 3, mk)
def strawberry_half():
    m = food('strawb', vcol=True, rough=.32, sss=.3, sssr=(.10, .03, .03), bump=.1, bscale=40, coat=.35, rndv=.1)
    def mk(i):
        # half solid: cut face at z=0 looking +z, body below
        nr, nt = 40, 120; x, y, f = disk_grid(1, nr, nt); r = np.hypot(x, y); a = np.arctan2(y, x)
        def outline(a):  # heart-ish
            return (.155+.03*np.cos(a)-.018*np.cos(2*a)+.010*np.cos(3*a))
        R = outline(a-0); X = r*np.cos(a)*R*1.25; Y = r*np.sin(a)*R*1.0
        edge = 1-r
        n = fbm(np.stack([X*14, Y*14, X*0+i], -1), 3)
        core = np.exp(-((X-.0)/.10)**2-((Y)/.028)**2)
        rays = .5+.5*np.cos(a*22+n*2)
        c = mix(lin('#f6c9b6'), lin('#e8493f'), sstep(.12, .75, r+.12*n)); c = mix(c, lin('#fbe6d8'), np.clip(core*.9, 0, 1)); c = mix(c, lin('#f3a493'), .35*rays*sstep(.3, .6, r)*(1-sstep(.7, .9, r))); c = mix(c, lin('#c3161f'), sstep(.86, .97, r))
        Z = .012*(1-r**4)+.004*n
        V1 = np.stack([X, Y, Z], -1)
        # body: same outline, dome downward with achene dimples
        dome = np.sqrt(np.clip(1-r**2, 0, 1)); Zb = -.11*dome
        V2 = np.stack([X*1.01, Y*1.01, Zb], -1)
        cb = np.tile(lin('#c8171f'), (len(X), 1)); cb = mix(cb, lin('#e8b24a'), ((np.cos(X*70)*np.cos(Y*70+np.round(X*70/3.14)*1.57)) > .82).astype(float))
        f2 = [tuple(k+len(X) for k in reversed(q)) for q in f]
        return mesh('strawb', np.concatenate([V1, V2]), f+f2, np.concatenate([c, cb]), m)
    return variants('strawb', 3, mk)
def citrus(kind='lime', th=.09, arc=2*math.pi, R=None):
    cols = dict(lime=('#5f9a1e', '#eaf3c4', '#c3dc6a', '#a9c94a'), lemon=('#f2c417', '#fdf6d8', '#f8e27a', '#f3d24a'), orange=('#ef8412', '#fdeccb', '#f9a63a', '#f28c1e'))[kind]
    R = R or dict(lime=.24, lemon=.27, orange=.34)[kind]
    m = food('citrus', vcol=True, rough=.22, sss=.35, sssr=(.12, .10, .03), bump=.15, bscale=30, coat=.4, rndv=.05)
    def colf(x, y, r, a):
        seg = 10; ph = (a*seg/(2*np.pi)) % 1; d = np.abs(ph-.5)*2  # 1 at membrane
        w = np.clip(.055/(r+.05), 0, .9); mem = sstep(1-w, 1-w*.35, d)
        n = fbm(np.stack([np.cos(a)*6, np.sin(a)*6, r*5], -1), 3); st = .5+.5*np.cos(a*70+n*5)
        c = mix(lin(cols[2]), lin(cols[3]), np.clip(.5+.6*n+.3*(st-.5), 0, 1)); c = mix(c, lin(cols[1]), np.maximum(mem, sstep(.84, .88, r))); c = mix(c, lin(cols[1]), 1-sstep(.05, .09, r)); return mix(c, lin(cols[0]), sstep(.945, .965, r))
    def zf(X, Y, r, a):
        seg = 10; ph = (a*seg/(2*np.pi)) % 1; d = np.abs(ph-.5)*2; return -.012*sstep(.8, 1, d)*sstep(.1, .3, r)*(1-sstep(.8, .86, r))+.004*fbm(np.stack([X*40, Y*40, X*0], -1), 2)
    key = (kind, round(th, 3), round(arc, 2), R)
    return variants('citrus%s' % str(key), 1, lambda i: slice_disc('citrus', R, th, colf, m, zf=zf, arc=arc))
def banana_slice(th=.08, R=.17):
    m = food('banana', vcol=True, rough=.5, sss=.4, sssr=(.12, .10, .05), bump=.08, bscale=35, rndv=.04)
    def colf(x, y, r, a):
        n = fbm(np.stack([x*5, y*5, x*0], -1), 3); c = mix(lin('#f6e8bb'), lin('#fbf1d2'), .5+.5*n); c = mix(c, lin('#ecd68f'), (1-sstep(.12, .42, r))*(.55+.3*np.cos(3*a)))
        sd = (np.cos(a*3+.5) > .2)*(np.abs(r-.17) < .07)*(np.cos(a*21) > .1); c = mix(c, lin('#6b4a2a'), sd*.75); return mix(c, lin('#f2dd95'), sstep(.88, .98, r))
    return variants('banana', 1, lambda i: slice_disc('banana', R, th, colf, m, outline=lambda t: 1+.02*np.cos(5*t)))
def avocado_slice(n=7):
    """A slice of a ripe half: yellow where the stone lay, green towards the skin's side, a dark edge; a wedge, cut with a knife, a little limp."""
    m = food('avo', vcol=True, rough=.36, sss=.35, sssr=(.06, .08, .025), bump=.10, bscale=22, rndv=.06, coat=.14)
    def mk(i):
        rng = random.Random(i*5+2); nx, ny = 90, 26; t = np.linspace(0, 1, nx)[:, None]; s = np.linspace(0, 1, ny)[None, :]; th = (t-.5)*rng.uniform(2.05, 2.4); fat = rng.uniform(.125, .175); Ro = .41*(1+rng.uniform(.06, .15)*np.sin(t*3.1)); wd = fat*np.sin(np.pi*np.clip(t*.96+.02, 0, 1))**.5*(1+rng.uniform(-.1, .28)*t); rad = Ro-wd*(1-s); X = rad*np.cos(th)-.34; Y = rad*np.sin(th)
        k = N(X, Y, 6, i, 4); S = s+.10*k; c = mix(lin('#e8d884'), lin('#dcd678'), sstep(0, .4, S)); c = mix(c, lin('#b9c25a'), sstep(.35, .78, S)); c = mix(c, lin('#86a03c'), sstep(.74, .95, S)); c = mix(c, lin('#46602a'), sstep(.95, .99, s+0*t)); c = mix(c, lin('#b9923c'), sstep(.25, .5, N(X, Y, 15, i+4))*.35)
        hz = rng.uniform(.024, .036); h = hz*(.35+.65*sstep(0, .75, s))*(1-.65*sstep(.9, 1, s)**2)*np.minimum(1, sstep(0, .05, t)*sstep(0, .05, 1-t)*.8+.2)+0*t; mid = rng.uniform(-.5, .5)*Y**2+rng.uniform(-.3, .3)*X*Y+.010*N(X, Y, 5, i+9); V = np.concatenate([np.stack([X, Y, mid+h], -1).reshape(-1, 3), np.stack([X, Y, mid-h], -1).reshape(-1, 3)]); n_ = nx*ny
        f = grid_faces(nx, ny); f2 = [tuple(q_+n_ for q_ in reversed(q)) for q in f]; side = []
        for a in range(nx-1):
            for j in (0, ny-1): p, q = a*ny+j, (a+1)*ny+j; side.append((p, p+n_, q+n_, q) if j else (q, q+n_, p+n_, p))
        for a in (0, nx-1):
            for j in range(ny-1): p, q = a*ny+j, a*ny+j+1; side.append((p, p+n_, q+n_, q) if a == 0 else (q, q+n_, p+n_, p))
        C = c.reshape(-1, 3); return mesh('avo', V, f+f2+side, np.concatenate([C, C]), m)
    return variants('avo', n, mk)
def coconut():
    m = food('coco', '#fbf6ea', '#fffdf7', rough=.6, sss=.2, bump=.1, rndv=.03); return ribbon(m, .22, .05, n=4, curl=.035, name='coco')
def wedge(kind='lime', L=.30, R=.24, ang=62):
    cols = dict(lime=('#5f9a1e', '#eaf3c4', '#c9e07a', '#a9c94a'), lemon=('#f2c417', '#fdf6d8', '#f9e68a', '#f3d24a'), orange=('#ef8412', '#fdeccb', '#fbb050', '#f28c1e'))[kind]
    m = food('citrus', vcol=True, rough=.22, sss=.35, sssr=(.12, .10, .03), bump=.15, bscale=30, coat=.4, rndv=.05)
    def mk(i):
        nu, nr, nth = 60, 30, 30; u = np.linspace(-1, 1, nu)[:, None]; r = np.linspace(0, 1, nr)[None, :]; prof = np.sqrt(np.clip(1-np.abs(u)**2.3, 0, 1)); tip = .0
        V = []; F = []; C = []; off = 0; al = math.radians(ang/2)
        for sgn in (1, -1):
            rad = r*prof*R; x = u*L+0*r; a = sgn*al; y = rad*math.sin(a); z = -rad*math.cos(a); rr = r*np.ones_like(u)
            n = fbm(np.stack([x*30, rad*14, 0*x+sgn], -1), 3); ves = .5+.5*np.cos(x*90+n*7+rad*20)
            c = mix(lin(cols[2]), lin(cols[3]), np.clip(.4+.5*n+.3*(ves-.5), 0, 1)); seg = sstep(.82, .9, np.maximum(rr, np.abs(u)**2.2)); core = 1-sstep(.05, .12, rr); c = mix(c, lin(cols[1]), np.maximum(seg, core)); c = mix(c, lin(cols[0]), sstep(.95, .975, rr))
            V.append(np.stack([x, y, z], -1).reshape(-1, 3)); C.append(c.reshape(-1, 3)); f = grid_faces(nu, nr); F += [tuple(k+off for k in (q if sgn < 0 else reversed(q))) for q in f]; off += nu*nr
        th = np.linspace(-al, al, nth)[None, :]; rad = prof*R; x = u*L+0*th; y = rad*np.sin(th); z = -rad*np.cos(th); V.append(np.stack([x, y, z], -1).reshape(-1, 3)); C.append(np.tile(lin(cols[0]), (nu*nth, 1))); F += [tuple(k+off for k in reversed(q)) for q in grid_faces(nu, nth)]
        return mesh('wedge', np.concatenate(V), F, np.concatenate(C), m)
    return variants('wedge'+kind, 1, mk)
def strawberry(n=3):
    m=vm('strawW',rough=.28,sss=.3,bump=.1,bscale=40,coat=.4,rndv=.1,sssr=(.1,.03,.03)); gm=food('calyx','#3f7d22','#6aa83c',rough=.45,sss=.1,bump=.1)
    def mk(i):
        v,f=ico(5); th=np.arccos(np.clip(v[:,2],-1,1)); a=np.arctan2(v[:,1],v[:,0]); t=th/np.pi  # 0 tip
        rad=.155*np.sin(np.pi*np.clip(t,0,1)**.78)**.85*(1+.05*np.cos(2*a+i)); z=.17-.36*t; k=np.round(t*11); cn=np.round(2+12*np.sin(np.pi*np.clip(k/11,0,1))); ph=(a*cn/(2*np.pi)+.5*(k%2)+.13*k)%1; d=np.hypot((ph-.5)*(2*np.pi/cn)*rad/.036,(t*11-k)*.9); pit=1-sstep(.12,.30,d); pit=pit*(t>.06)*(t<.93)
        rad=rad-.010*pit; p=np.stack([rad*np.cos(a),rad*np.sin(a),z],-1); c=cmix('#b80f18','#dc2a26',.5+nz(p[:,0],p[:,1],9,i,3,p[:,2])); c=cmix(c,'#f3d9a0',sstep(.80,.99,t)*.8); c=cmix(c,'#e9bc55',(1-sstep(.08,.15,d))*(pit>0)*.95); return mesh('strawW',p,f,c,m)
    return variants('strawW',n,mk)
def calyx():
    m=vm('calyxv',rough=.45,sss=.1,bump=.1)
    def mk(i):
        nr,nt=14,140; x,y,f=disk_grid(1,nr,nt); r=np.hypot(x,y); a=np.arctan2(y,x); R=.14*(.22+.78*np.abs(np.cos(a*4+i))**1.2); X=r*np.cos(a)*R; Y=r*np.sin(a)*R; Z=.05*r**2*np.sin(3*a+i)-.02*r; return mesh('calyx',np.stack([X,Y,Z],-1),f,cmix('#3f7d22','#7ab648',r),m)
    return variants('calyx',2,mk)
def put_straw(rng,x,y,z,nrm=(0,-.3,-.2),s=1.0,spin=0):
    """whole strawberry, +z of the mesh is the tip; nrm = direction of the tip"""
    q=align(nrm,spin); obj(rng.choice(strawberry()),(x,y,z),scale=s,quat=q); v=q.to_matrix()@Vector((0,0,-.185*s)); obj(rng.choice(calyx()),(x+v[0],y+v[1],z+v[2]),scale=s,quat=align([-k for k in nrm],spin));
def mango(s=.15): return cube(food('mangoc','#f0930f','#fbbd3a',scale=4,rough=.25,sss=.3,bump=.12,bscale=14,coat=.35,rndv=.12,sssr=(.15,.08,.02)),s,'mangoc',5,7)
def halfapple(skin='#b3201f',skin2='#d9a23a',th=.05,R=.27):
    m=vm('apple',rough=.32,sss=.25,bump=.06,coat=.25,rndv=.06)
    def colf(x,y,r,a):
        c=cmix('#f6ecc8','#f1e0a8',.5+nz(x,y,3)); core=(np.hypot(x/.5,(y-.02)/.22)<1); c=cmix(c,'#e2cf8e',core*.55); return cmix(c,cmix(skin,skin2,.35+1.2*nz(x,y,2,3)),sstep(.945,.965,r))
    return variants('apple%s%s%s'%(skin,th,R),1,lambda i: slice_disc('apple',R,th,colf,m,arc=math.pi,outline=lambda t:1+.10*np.abs(np.cos(t))-.10*np.exp(-((t-np.pi/2)/.12)**2)*0))
def berries(rng,pts,kinds='br',z=0): 
    bb=blueberry(); rp=raspberry()
    for i,(x,y) in enumerate(pts):
        k=kinds[i%len(kinds)]
        if k=='b': obj(rng.choice(bb),(x,y,z+.078),quat=align((rng.uniform(-.5,.5),-.7,1),0,.3,rng),scale=rng.uniform(.92,1.08))
        elif k=='r': obj(rng.choice(rp),(x,y,z+.085),(1.45,rng.uniform(-.3,.3),rng.uniform(0,6)),1.08)
        elif k=='s': put_straw(rng,x,y,z+.145,(rng.uniform(-1,1),-.9,.05),1.0,rng.uniform(0,6))
        elif k=='h': obj(rng.choice(strawberry_half()),(x,y,z+.11),quat=align((rng.uniform(-.3,.3),-.35,1),rng.uniform(0,6)))
def put_apple(rng,x,y,s=1.0,c='#b3201f',c2='#d9a23a'):
    m=vm('wapple'+c,rough=.25,sss=.15,bump=.05,coat=.4,rndv=.05); ap=rev('wapple',[(.001,.05),(.08,.01),(.2,.02),(.33,.14),(.375,.32),(.34,.50),(.22,.60),(.10,.595),(.03,.53),(.001,.50)],m,lambda X,Y,Z:cmix(c,c2,np.clip(.15+.9*fbm(np.stack([np.arctan2(Y,X)*5,Z*1.2,0*X],-1),3)+.5*sstep(.45,.6,Z)*0,0,1)),.01,2,1,120,lambda A,Z,r:1+.02*np.cos(5*A)); obj(ap,(x,y,0),(.05,.08,rng.uniform(0,6)),s)
    t=np.linspace(0,1,10); obj(tube_mesh('stem',np.stack([x+.04*t**2,y+0*t,s*(.50+.2*t)],-1),.013,food('stem','#3b2412','#5a3a1e',rough=.7,sss=0,bump=.3),8))
def whole_citrus(x,y,R,c1,c2,lemon=False):
    m=vm('wcit'+c1,rough=.35,sss=.15,bump=.35,bscale=30,coat=.25,rndv=.05); fn=(lambda p,n:p*(1+np.array([.28,0,0])*np.exp(-((np.abs(n[:,0])-1)/.10)**2)[:,None])) if lemon else None
    obj(blob('wcit',(R*1.15,R,R*.97),.02,1.5,1,4,m,fn,lambda p,n:cmix(c2,c1,.6+fbm(n*2,3))),(x,y,R*.95),(0,.1,x*7))
def coconut_shred(c1='#f6efdf',c2='#fffdf6'):
    m=food('cshred'+c1,c1,c2,rough=.6,sss=.2,bump=.05,rndv=.08); return stick(m,.085,.0075,5,.012,'cshred'+c1)
def av_half(rng,x,y,s=1.0):
    m=vm('avh',rough=.35,sss=.3,sssr=(.08,.10,.03),bump=.06,coat=.2,rndv=0); nr,nt=50,150; X,Y,f=disk_grid(1,nr,nt); r=np.hypot(X,Y); a=np.arctan2(Y,X); R=.34*(1+.22*np.cos(a)-.05*np.cos(2*a)); px,py=r*np.cos(a)*R,r*np.sin(a)*R; d=np.hypot(px+.06,py); c=cmix('#e9e08e','#cfda7a',r); c=cmix(c,'#9dbb48',sstep(.62,.9,r)); c=cmix(c,'#2f4216',sstep(.955,.98,r)); V=np.concatenate([np.stack([px,py,.02-.0*r],-1),np.stack([px,py,-.2*np.sqrt(np.clip(1-r*r,0,1))],-1)]); obj(mesh('avh',V,f+[tuple(k+len(X) for k in reversed(q)) for q in f],np.concatenate([c,np.tile(lin('#2c3d18'),(len(X),1))]),m),(x,y,.20),(.12,.1,2.4),s); obj(blob('pit',(.135,.13,.12),.03,1.2,1,4,food('pit','#6b3a1a','#9a5f30',scale=3,rough=.35,sss=.05,bump=.1,coat=.2)),(x+.045,y-.04,.24),scale=s)
def banana_long():
    m=vm('banl',rough=.45,sss=.15,bump=.08,coat=.15,rndv=.04); t=np.linspace(0,1,80); a=(t-.5)*1.5; p=np.stack([.72*np.sin(a),.72*np.cos(a)-.72,0*t],-1); r=.125*np.clip(np.sin(np.pi*np.clip(t*.94+.03,0,1)),0,1)**.42; r=np.where(t>.90,np.maximum(.030,r*(1-sstep(.90,.96,t)*.7)),r); r=np.where(t<.04,.025+.06*t/.04,r); T=np.gradient(p,axis=0); T/=np.linalg.norm(T,axis=1)[:,None]; N=np.cross(T,[0,0,1.]); ph=np.linspace(0,2*np.pi,40,endpoint=False); sh=1+.035*np.cos(5*ph); V=p[:,None,:]+(r[:,None]*sh)[...,None]*(np.cos(ph)[None,:,None]*N[:,None,:]+np.sin(ph)[None,:,None]*np.array([0,0,1.])[None,None,:]); c=cmix('#e9b71c','#f6d548',.5+nz(V[...,0],V[...,1],4,1,3,V[...,2])); c=mix(c,lin('#7a9a2a'),(sstep(.84,.93,t)*.6)[:,None]*np.ones(40)); c=mix(c,lin('#3b2412'),np.maximum(sstep(.965,.985,t),1-sstep(.015,.04,t))[:,None]*np.ones(40)); c=mix(c,lin('#6b4416'),sstep(.30,.42,nz(V[...,0],V[...,1],9,4,3,V[...,2]))*.7); return mesh('banl',V.reshape(-1,3),grid_faces(80,40,wrap_v=True),c.reshape(-1,3),m)
def citruswedge(kind,x,y,z=.11,rot=.6,lean=112,s=1.0): obj(wedge(kind)[0],(x,y,z*s),(math.radians(lean),.1,rot),s)
def citrushalf(kind,x,y,s=1.0,z=.24,nrm=(0,-.5,1)):
    R=dict(lime=.24,lemon=.27,orange=.34)[kind]; sl=citrus(kind,.03)[0]; q=align(nrm,.4); obj(sl,(x,y,z*s),quat=q,scale=s)
    m=food('peel'+kind,dict(lime='#5f9a1e',lemon='#f2c417',orange='#ef8412')[kind],dict(lime='#79b02a',lemon='#f8d63a',orange='#f59a2c')[kind],rough=.35,sss=.2,bump=.4,bscale=40,coat=.2)
    def fn(p,n): p=p.copy(); p[:,2]=np.where(p[:,2]>0,0,p[:,2]); return p
    obj(blob('peel',(R,R,R*.95),.01,1,0,4,m,fn),(x,y,z*s-.012),quat=q,scale=s)
def roundfruit(kind):
    P=dict(lemon=('#f0bf1e','#f8d548',.30,1.22,.10),lime=('#4f8f1e','#86b83a',.25,1.12,.06),orange=('#e87a10','#f79a2c',.37,.97,0),peach=('#f2a24a','#d9503a',.36,.95,0),apple=('#b81f22','#d9503a',.36,.92,0),gapple=('#8fb83a','#b4d25c',.36,.92,0),tomato=('#c8200f','#e0452a',.30,.86,0),beet=('#5a1030','#7a1a44',.34,.95,.1))[kind]
    c1,c2,r,az,nip=P; m=vcol(kind,rough=.3 if kind in('apple','gapple','tomato') else .42,sss=.15,bump=.35 if kind in('lemon','lime','orange') else .05,bscale=34 if kind!='peach' else 20,coat=.25 if kind!='peach' else 0,rndv=.05,spec=.4)
    def mk(i):
        def fn(p,n):
            p=p.copy(); rr=np.hypot(n[:,0],n[:,1]); 
            if nip: p[:,2]+=np.sign(n[:,2])*r*nip*2.2*np.exp(-(rr/.22)**2)
            if kind in('apple','gapple','tomato'): p[:,2]-=r*.30*np.exp(-(rr/.28)**2)*(n[:,2]>0)-r*.16*np.exp(-(rr/.25)**2)*(n[:,2]<0); 
            if kind in('apple','gapple'): p[:,:2]*=(1+.09*n[:,2])[:,None]
            if kind=='peach': p-=n*(.075*np.exp(-(n[:,1]/.10)**2)*(n[:,0]<.15)*r)[:,None]*2; p[:,2]-=r*.16*np.exp(-(rr/.2)**2)*(n[:,2]>0)
            if kind=='beet': p[:,2]-=r*.9*np.exp(-(rr/.16)**2)*(n[:,2]<0)
            return p
        def cf(p,n):
            k=.5+.9*fbm(n*1.6+i*4,4); c=mix(lin(c1),lin(c2),np.clip(k,0,1))
            if kind=='apple': st=fbm(np.stack([np.arctan2(n[:,1],n[:,0])*6,n[:,2]*.8,n[:,2]*0+i],-1),3); c=mix(c,lin('#e8b85a'),np.clip(st*1.3,0,.65)); c=mix(c,lin('#c9b05a'),np.exp(-(np.hypot(n[:,0],n[:,1])/.3)**2)*(n[:,2]>0)*.7)
            if kind=='peach': c=mix(lin('#f6b75a'),lin('#d8452f'),sstep(-.1,.5,fbm(n*1.1+i*2,3)+.25*n[:,0]))
            if kind=='beet': c=mix(c,lin('#8a5a4a'),sstep(.2,.5,fbm(n*3,4))*.4)
            return c
        return blob(kind,(r,r,r*az),.03,1.1,i,4,m,fn,cf)
    return variants('rf'+kind,2,mk)
def stalk(loc,h=.14,c='#5a3c1e'): t=np.linspace(0,1,8); obj(tube_mesh('stk',np.stack([loc[0]+.04*t**2,loc[1]+0*t,loc[2]+h*t],-1),.014*(1+.4*t),fm(c,rough=.7,sss=0,bump=.2),8))
def halfcitrus(kind,loc,nrm,spin=0,s=1.0):
    R=dict(lime=.24,lemon=.27,orange=.34)[kind]; c=dict(lime='#5f9a1e',lemon='#f2c417',orange='#ef8412')[kind]; q=align(nrm,spin)
    body=variants('hc'+kind,1,lambda i: revolve('hc',[(R*math.sin(a)*1.0+.001,-R*1.05*math.cos(a)) for a in np.linspace(0,pi_/2,20)],64,fm(c,shade(c,.9),rough=.4,sss=.1,bump=.3,bscale=34,coat=.2)))
    obj(body[0],loc,scale=s,quat=q); obj(citrus(kind,.03)[0],Vector(loc)+q@Vector((0,0,.0)),scale=s,quat=q)
def raisin(c1='#3a1a14',c2='#5c2a1c'):
    m=fm(c1,c2,rough=.4,sss=.05,bump=.4,bscale=30,coat=.2)
    def mk(i):
        def fn(p,n): a=np.arctan2(n[:,2],n[:,1]); return p*(1-.16*np.abs(np.sin(a*3+n[:,0]*3+i)))[:,None]
        return blob('raisin',(.075,.05,.042),.15,1.8,i,3,m,fn)
    return variants('raisin'+c1,4,mk)
def aril(): return variants('aril',3,lambda i: blob('aril',(.042,.034,.032),.12,1.4,i,2,fm('#a80f2a','#d42a44',rough=.12,sss=.4,sssr=(.08,.02,.02),bump=0,coat=.7)))
def cocochunk():
    m=vcol('cococh',rough=.5,sss=.15,bump=.15,rndv=.05); 
    def mk(i):
        nr,nt=24,60; V=[];C=[];F=[]
        for j,(ra,col) in enumerate(((.36,'#5a351c'),(.345,'#fbf8f0'))): pass
        u=np.linspace(-.55,.55,30)[:,None]; v=np.linspace(0,1,16)[None,:]; r=.28+.09*v; X=r*np.sin(u*1.4)*1.2; Z=r*np.cos(u*1.4)-.3; Y0=.16*np.cos(u*1.6)*np.ones_like(v); top=np.stack([X,-Y0,Z],-1); bot=np.stack([X,Y0,Z],-1); n=30*16
        c=mix(lin('#fbf8f0'),lin('#6a4022'),sstep(.82,.9,v+0*u)); V=np.concatenate([top.reshape(-1,3),bot.reshape(-1,3)]); f=grid_faces(30,16); F=[tuple(reversed(q)) for q in f]+[tuple(k+n for k in q) for q in f]
        for a in range(29):
            for jj in (0,15): p,q=a*16+jj,(a+1)*16+jj; F.append((p,p+n,q+n,q))
        for row in (0,29):
            for b_ in range(15): p,q=row*16+b_,row*16+b_+1; F.append((p,p+n,q+n,q))
        C=c.reshape(-1,3); return mesh('coco',V,F,np.concatenate([C,C]),m)
    return variants('cococh',1,mk)
def peachslice():
    return wedgeslice('peach',('#fbc25a','#f59a3a'),'#d8452f',.34)
def appleslice(skin='#b81f22',th=.06): 
    return wedgeslice('apple'+skin,('#fbf3d6','#f3e4b4'),skin,.36)
def bananafruit(loc,rot=0,s=1.0,peel='#f2cf3a'):
    m=vcol('bananaf',rough=.45,sss=.15,bump=.08,rndv=.05); t=np.linspace(-1,1,60); th=t*.95; p=np.stack([.78*np.sin(th),.78*(1-np.cos(th)),0*t],-1); r=.165*np.sqrt(np.clip(1-np.abs(t)**5.5,.0,1))*(1-.06*t); r=np.maximum(r,.035)*1.0
    c=np.tile(lin(peel),(60,1)); c=mix(c,lin('#e0b526'),np.clip(.5+fbm(np.stack([t*5,t*0,t*0],-1),3),0,1)); c=mix(c,lin('#6b4a1a'),sstep(.93,.99,np.abs(t))); c=mix(c,lin('#a8b03a'),sstep(.72,.9,t)*.5*(1-sstep(.93,.99,t)))
    obj(tube_mesh('ban',p,r,m,7,True,c),(loc[0],loc[1],loc[2]+.13*s),(0,0,rot),s)
def melonwedge(R=.55,arc=1.05,th=.14):
    m=vcol('melon',rough=.3,sss=.3,sssr=(.12,.04,.03),bump=.15,bscale=40,coat=.25,rndv=.04)
    def cf(x,y,r,a):
        k=fbm(np.stack([x*7,y*7,x*0],-1),4); c=mix(lin('#e83a3c'),lin('#f2655c'),np.clip(.5+k,0,1)); c=mix(c,lin('#f6b0a0'),sstep(.74,.82,r)); c=mix(c,lin('#eef2cf'),sstep(.82,.86,r)); c=mix(c,lin('#7fae4a'),sstep(.90,.94,r)); c=mix(c,lin('#2a6a2c'),sstep(.94,.97,r))
        sd=(np.cos(r*22)*np.cos((a/arc)*13)>.86)&(r>.3)&(r<.72); return mix(c,lin('#1d120e'),sd*.95)
    return variants('melon%s'%str((R,round(arc,2))),1,lambda i: slice_disc('melon',R,th,cf,m,arc=arc))
def pinewedge(R=.5,arc=.85,th=.12):
    m=vcol('pine',rough=.35,sss=.3,sssr=(.12,.10,.03),bump=.2,bscale=30,coat=.25,rndv=.05)
    def cf(x,y,r,a):
        k=fbm(np.stack([np.cos(a)*9,np.sin(a)*9,r*3],-1),4); c=mix(lin('#f2c02c'),lin('#fae07a'),np.clip(.5+k,0,1)); c=mix(c,lin('#f8eab0'),(1-sstep(.2,.3,r))); c=mix(c,lin('#c98f2c'),sstep(.86,.9,r)); return mix(c,mix(lin('#6a5a24'),lin('#8f6a2c'),.5+.5*np.cos(a*40)),sstep(.90,.94,r))
    return variants('pine%s'%str((R,round(arc,2))),1,lambda i: slice_disc('pine',R,th,cf,m,arc=arc,outline=lambda t:1+.02*np.cos(t*40)))
def date(split=False):
    m=vcol('date',rough=.3,sss=.12,sssr=(.06,.025,.01),bump=.2,bscale=20,coat=.35,rndv=.15)
    def mk(i):
        def fn(p,n):
            p=p.copy(); a=np.arctan2(n[:,2],n[:,1]); w=np.abs(np.sin(a*4+n[:,0]*2.2+fbm(n*2+i,2)*3)); p=p*(1-.09*np.exp(-(w/.25)**2))[:,None]
            if split: g=np.exp(-(n[:,1]/.22)**2)*(n[:,2]>0)*sstep(0,.3,1-np.abs(n[:,0])); p[:,2]-=.12*g
            return p
        def cf(p,n): k=fbm(n*2.4+i*4,4); c=mix(lin('#3a170a'),lin('#7a3a16'),np.clip(.45+1.0*k,0,1)); return mix(c,lin('#a8642c'),.6*np.exp(-(n[:,1]/.22)**2)*(n[:,2]>0)*(1 if split else 0))
        return blob('date',(.235,.125,.118),.06,1.3,i,4,m,fn,cf)
    return variants('date%d'%split,4,mk)
def olive(c=('#2a1a24','#4a3040'),n=3,hole='#8a3a2c'):
    m=vcol('olive'+c[0],rough=.18,sss=.08,bump=.05,coat=.6,rndv=.2)
    def mk(i):
        def fn(p,n): p=p.copy(); h=np.exp(-(np.hypot(n[:,1],n[:,2])/.2)**2)*(n[:,0]>0); p[:,0]-=.05*h; return p
        def cf(p,n): k=fbm(n*2+i*3,4); cc=mix(lin(c[0]),lin(c[1]),np.clip(.5+k,0,1)); return mix(cc,lin(hole),(np.hypot(n[:,1],n[:,2])<.17)*(n[:,0]>0)*.8)
        return blob('olive',(.125,.095,.093),.03,1.2,i,4,m,fn,cf)
    return variants('olive'+c[0],n,mk)
def avohalf():
    m=vcol('avoh',rough=.38,sss=.3,sssr=(.08,.10,.03),bump=.15,bscale=26,rndv=0,coat=.12)
    def mk(i):
        nr,nt=70,160; x,y,f=disk_grid(1,nr,nt); r=np.hypot(x,y); a=np.arctan2(y,x); ol=.36*(1+.22*np.cos(a)+.05*np.cos(2*a)); X,Y=x*ol*1.15,y*ol*.95; pit=np.hypot(X+.08,Y)/.17; Z=-.13*np.sqrt(np.clip(1-pit**2,0,1)); c=mix(lin('#f3eaa0'),lin('#dfe28c'),sstep(.3,.7,r)); c=mix(c,lin('#9dbf4a'),sstep(.72,.93,r)); c=mix(c,lin('#2f3d1a'),sstep(.955,.98,r)); c=mix(c,lin('#cfc27a'),(pit<1)*.5); V2=np.stack([X*1.01,Y*1.01,-.30*np.sqrt(np.clip(1-r**2,0,1))*(1+.02*nz3(X,Y,s=20))],-1)
        return merge('avoh',[(np.stack([X,Y,Z],-1),f,c),(V2,[tuple(reversed(q)) for q in f],mix(lin('#1f2a14'),lin('#3f4f22'),np.clip(.5+nz3(X,Y,s=14),0,1)))],m)
    return variants('avoh',1,mk)

"""Numbers: colours, noise, curves, points and turns. No Blender data."""
import functools, math, random
import numpy as np
from mathutils import Euler, Matrix, Quaternion, Vector

def srgb(h, a=1.0):
    if isinstance(h, (tuple, list)): return (*h[:3], a)
    h = h.lstrip('#'); v = [int(h[i:i+2], 16)/255 for i in (0, 2, 4)]
    return tuple((c/12.92 if c <= .04045 else ((c+.055)/1.055)**2.4) for c in v) + (a,)
def lin(h): return np.array(srgb(h)[:3])
def mix(a, b, t):
    a = np.asarray(a, float); b = np.asarray(b, float); t = np.asarray(t, float)[..., None]
    return a*(1-t) + b*t
def sstep(e0, e1, x):
    t = np.clip((np.asarray(x, float)-e0)/(e1-e0), 0, 1); return t*t*(3-2*t)
_P = np.random.RandomState(7).permutation(256)
_P = np.concatenate([_P, _P, _P])
_G = np.random.RandomState(11).normal(size=(256, 3))
def perlin(p):
    p = np.asarray(p, float); i = np.floor(p).astype(int); f = p-i; u = f*f*f*(f*(f*6-15)+10); i &= 255
    out = 0
    for dx in (0, 1):
        for dy in (0, 1):
            for dz in (0, 1):
                h = _P[_P[_P[i[..., 0]+dx]+i[..., 1]+dy]+i[..., 2]+dz]
                g = _G[h]; d = f-np.array([dx, dy, dz])
                w = (u[..., 0] if dx else 1-u[..., 0])*(u[..., 1] if dy else 1-u[..., 1])*(u[..., 2] if dz else 1-u[..., 2])
                out = out + w*(g*d).sum(-1)
    return out*1.6
def fbm(p, o=4, gain=.5, lac=2.03):
    p = np.asarray(p, float); a = 1; s = 0; t = 0
    for k in range(o):
        s = s+a*perlin(p+k*17.3); t += a; a *= gain; p = p*lac
    return s/t
_MESH = {}
_MATS = {}
def grid_faces(nu, nv, wrap_u=False, wrap_v=False):
    f = []
    for i in range(nu if wrap_u else nu-1):
        for j in range(nv if wrap_v else nv-1):
            a = i*nv+j; b = ((i+1) % nu)*nv+j; c = ((i+1) % nu)*nv+(j+1) % nv; d = i*nv+(j+1) % nv
            f.append((a, b, c, d))
    return f
def smooth_prof(pts, n=80):
    """Catmull-Rom resample of a profile polyline"""
    p = np.asarray(pts, float); p = np.vstack([2*p[0]-p[1], p, 2*p[-1]-p[-2]]); out = []
    m = len(p)-3; k = max(2, n//m)
    for i in range(m):
        for t in np.linspace(0, 1, k, endpoint=False):
            a, b, c, d = p[i:i+4]
            out.append(.5*((2*b)+(-a+c)*t+(2*a-5*b+4*c-d)*t*t+(-a+3*b-3*c+d)*t**3))
    out.append(p[-2]); return np.array(out)
_ICO = {}
def disk_grid(R, nr=60, nt=160, r0=0.0):
    r = np.linspace(r0, R, nr)[None, :]; t = np.linspace(0, 2*np.pi, nt, endpoint=False)[:, None]
    return (r*np.cos(t)).ravel(), (r*np.sin(t)).ravel(), grid_faces(nt, nr, wrap_u=True)
def poisson(rng, R, dmin, n, cx=0, cy=0, tries=4000, shape=None):
    pts = []
    for _ in range(tries):
        if len(pts) >= n: break
        a = rng.uniform(0, 2*math.pi); r = R*math.sqrt(rng.random()); x, y = cx+r*math.cos(a), cy+r*math.sin(a)
        if shape and not shape(x, y): continue
        if all((x-p[0])**2+(y-p[1])**2 > dmin*dmin for p in pts): pts.append((x, y))
    return pts
def align(nrm, spin, tilt=0, rng=None):
    q = Vector((0, 0, 1)).rotation_difference(Vector(nrm)); q = q @ Quaternion((0, 0, 1), spin)
    if tilt and rng: q = q @ Euler((rng.uniform(-tilt, tilt), rng.uniform(-tilt, tilt), 0)).to_quaternion()
    return q
def rq(rng):
    return Euler((rng.uniform(0, 6.28), rng.uniform(0, 6.28), rng.uniform(0, 6.28))).to_quaternion()
# spiral-free swirl distance helper for cream drizzles
def curve_dist(x, y, pts):
    P = np.asarray(pts); d = np.full(x.shape, 9.0)
    for a, b in zip(P[:-1], P[1:]):
        ab = b-a; t = np.clip(((x-a[0])*ab[0]+(y-a[1])*ab[1])/(ab@ab+1e-9), 0, 1); d = np.minimum(d, np.hypot(x-a[0]-t*ab[0], y-a[1]-t*ab[1]))
    return d
def P3(x,y,s=3,seed=0,z=None):
    x,y,z=np.broadcast_arrays(np.asarray(x,float),np.asarray(y,float),0.0 if z is None else np.asarray(z,float)); return np.stack([x*s+seed*7.3,y*s,z*s+seed*1.7],-1)
def nz(x,y,s=3,seed=0,o=4,z=None): return fbm(P3(x,y,s,seed,z),o)
def cmix(a,b,t): return mix(lin(a) if isinstance(a,str) else a,lin(b) if isinstance(b,str) else b,np.clip(t,0,1))
def resample(poly,n):
    p=np.asarray(poly,float); p=np.vstack([p,p[:1]]); s=np.concatenate([[0],np.cumsum(np.hypot(*np.diff(p,axis=0).T))]); t=np.linspace(0,s[-1],n,endpoint=False); return np.stack([np.interp(t,s,p[:,0]),np.interp(t,s,p[:,1])],-1)
def round_poly(corners,r,n=240):
    c=np.asarray(corners,float); m=len(c); out=[]
    for i in range(m):
        a,b,d=c[i-1],c[i],c[(i+1)%m]; u=(a-b)/np.linalg.norm(a-b); v=(d-b)/np.linalg.norm(d-b); k=min(r,np.linalg.norm(a-b)*.45,np.linalg.norm(d-b)*.45)
        for t in np.linspace(0,1,9): out.append((1-t)**2*(b+u*k)+2*t*(1-t)*b+t*t*(b+v*k))
    return resample(out,n)
def rrect(w,h,r=.05,n=240): return round_poly([(-w/2,-h/2),(w/2,-h/2),(w/2,h/2),(-w/2,h/2)],r,n)
def wedge_ol(R,ang,r=.03,n=280,arc=24):
    a=np.linspace(-ang/2,ang/2,arc); return round_poly([(0,0)]+[(R*math.cos(t),R*math.sin(t)) for t in a],r,n) if r else resample([(0,0)]+[(R*math.cos(t),R*math.sin(t)) for t in a],n)
def loaf_ol(W=.62,H=.6,n=240,dome=.16):
    pts=[(-W*.43,0),(W*.43,0),(W*.5,H*.62)]+[(W*.52*math.cos(t),H*.70+dome*1.6*math.sin(t)) for t in np.linspace(.0,math.pi,18)]+[(-W*.5,H*.62)]; return round_poly(pts,.05,n)
def blur2(a,k=1,it=2):
    for _ in range(it):
        b=np.concatenate([a[-k:],a,a[:k]]); a=sum(b[i:i+len(a)] for i in range(2*k+1))/(2*k+1)
        b=np.concatenate([a[:,:1]]*k+[a]+[a[:,-1:]]*k,1); a=sum(b[:,i:i+a.shape[1]] for i in range(2*k+1))/(2*k+1)
    return a
def lobes(R,amps=((3,.1,1),(5,.07,0),(7,.05,2))): return lambda a: R*(1+sum(A*np.cos(k*a+p) for k,A,p in amps))
def dust_pts(rng,cx,cy,R,n): return [(cx+R*math.sqrt(rng.random())*math.cos(a),cy+R*math.sqrt(rng.random())*math.sin(a)) for a in [rng.uniform(0,6.28) for _ in range(n)]]
STAND=Matrix(((0,0,1),(1,0,0),(0,1,0))).to_quaternion()
def rotz(a): return Quaternion((0,0,1),a)
@functools.lru_cache(None)
def content_profile(H,R,taper,fill,wall=.03):
    """(r, z) of what a tumbler holds, from its foot's middle up its wall to its surface's"""
    b=R*taper; zt=H*fill; return smooth_prof([(.001,.085),(b*.6,.09),(b*.95-wall+.005,.115),(b+(R-b)*.4-wall+.005,H*.4),(b+(R-b)*fill-wall+.005,zt),(b*.5,zt+.005),(.001,zt+.01)],150)
def crad(z,H,R,taper,fill,wall=.03):
    """radius of a tumbler's content at height z"""
    p=content_profile(H,R,taper,fill,wall); p=p[p[:,0]>R*taper*.75]; p=p[np.argsort(p[:,1])]; return float(np.interp(z,p[:,1],p[:,0]))
def gp(rng, R, d, n, cx=0, cy=0, shape=None, asp=1.0, tries=None):
    """grid-hashed Poisson disc; asp squeezes y"""
    pts=[]; G={}; t=tries or n*14
    for _ in range(t):
        if len(pts)>=n: break
        a=rng.uniform(0,6.2832); r=R*math.sqrt(rng.random()); x=cx+r*math.cos(a); y=cy+r*math.sin(a)*asp
        if shape and not shape(x,y): continue
        i,j=int(x//d),int(y//d)
        if any((x-p[0])**2+(y-p[1])**2<d*d for u in (-1,0,1) for v in (-1,0,1) for p in G.get((i+u,j+v),())): continue
        pts.append((x,y)); G.setdefault((i,j),[]).append((x,y))
    return pts
def N(x,y,k,s=0,o=3): return fbm(np.stack([np.asarray(x,float)*k,np.asarray(y,float)*k,np.asarray(x,float)*0+s],-1),o)
def c01(v): return np.clip(v,0,1)
def polar_outline(inside,n=256,rmax=1.6):
    th=np.linspace(0,2*np.pi,n,endpoint=False); rs=np.linspace(0.02,rmax,300); out=[]
    for t in th:
        m=inside(rs*np.cos(t),rs*np.sin(t)); k=np.argmin(m) if not m.all() else len(rs)-1; out.append(rs[max(k,1)])
    out=np.array(out); out=(out+np.roll(out,1)+np.roll(out,-1))/3
    return lambda t: np.interp(np.mod(t,2*np.pi),np.append(th,2*np.pi),np.append(out,out[0]))
def spiralpath(turns=2.2,a=.06,b=.05,cx=0,cy=0,ph=0,sq=.85,n=160,start=0):
    th=np.linspace(start,turns*2*np.pi,n); r=a+b*th; return np.stack([r*np.cos(th+ph)+cx,r*np.sin(th+ph)*sq+cy],-1)
def wavepath(x0,y0,x1,y1,amp=.1,k=3,n=120,ph=0):
    t=np.linspace(0,1,n); dx,dy=x1-x0,y1-y0; L=math.hypot(dx,dy); o=amp*np.sin(t*k*2*np.pi+ph); return np.stack([x0+dx*t-dy/L*o,y0+dy*t+dx/L*o],-1)
def rfx(a,b,p=4.0): return lambda th: ((np.abs(np.cos(th))/a)**p+(np.abs(np.sin(th))/b)**p)**(-1/p)
pi_=math.pi
def shade(h,f):
    h=h.lstrip('#'); v=[int(h[i:i+2],16) for i in (0,2,4)]; v=[min(255,max(0,int(c*f+(255-c)*(f-1)*.6 if f>1 else c*f))) for c in v]; return '#%02x%02x%02x'%tuple(v)
def nz3(x,y,z=0,s=1,o=3,seed=0): x=np.asarray(x,float); return fbm(np.stack([x*s+seed*3.7,np.asarray(y,float)*s,x*0+np.asarray(z,float)*s+seed],-1),o)
def basis(xd,zd):
    X=Vector(xd).normalized(); Z=Vector(zd); Y=Z.cross(X).normalized(); Z=X.cross(Y); return Matrix((X,Y,Z)).transposed().to_quaternion()
def sphere_pts(rng,n,zmin=-.6):
    out=[]
    while len(out)<n:
        v=Vector((rng.gauss(0,1),rng.gauss(0,1),rng.gauss(0,1))).normalized()
        if v.z>zmin: out.append(v)
    return out

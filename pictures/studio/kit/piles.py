"""What lies on what: things that rest on each other, sauce and syrup poured over what is there."""
import math, random
import bpy
import numpy as np
from mathutils import Vector
from .base import N, P3, align, blur2, c01, cmix, disk_grid, fbm, grid_faces, lin, mix, nz, poisson, rq, smooth_prof, sstep
from .shapes import lay_solid, mesh, obj, ribbon
from .materials import fm, food
from .pieces import seed
from .variation import lying, one_of, uneven

PRESS = .86  # how much of a piece's footprint lies above what it rests on; the rest presses in
class Pile:
    """2.5-D drop-stacking: heightmap of already placed stuff, deterministic."""
    def __init__(self, R, base, res=.012):
        self.R = R; self.res = res; n = int(2*R/res)+3; self.n = n; self.o = -R
        ax = self.o+np.arange(n)*res; self.X, self.Y = np.meshgrid(ax, ax, indexing='ij')
        self.H = base(self.X, self.Y); self.base = base
    def rest(self, x, y, r, bottom):
        """z of item centre so that its bottom profile touches the heightmap. bottom(dx,dy)->-(depth) or nan"""
        k = int(math.ceil(r/self.res)); i = int(round((x-self.o)/self.res)); j = int(round((y-self.o)/self.res))
        i0, i1, j0, j1 = max(0, i-k), min(self.n, i+k+1), max(0, j-k), min(self.n, j+k+1)
        if i0 >= i1 or j0 >= j1: return None
        dx = self.X[i0:i1, j0:j1]-x; dy = self.Y[i0:i1, j0:j1]-y
        b, m = bottom(dx, dy)
        if not m.any(): return None
        up = (self.H[i0:i1, j0:j1]-b)[m]; k = int(PRESS*(up.size-1)); return float(np.partition(up, k)[k]), (slice(i0, i1), slice(j0, j1)), dx, dy
    def put_ellipsoid(self, x, y, rx, rz, sink=0.0, commit=1.0):
        def bot(dx, dy):
            q = 1-(dx*dx+dy*dy)/(rx*rx); m = q > 0.02; return -rz*np.sqrt(np.clip(q, 0, 1)), m
        r = self.rest(x, y, rx, bot)
        if r is None: return None
        z, sl, dx, dy = r; z -= sink
        q = 1-(dx*dx+dy*dy)/(rx*rx); top = z+rz*np.sqrt(np.clip(q, 0, 1))*commit
        self.H[sl] = np.where(q > 0, np.maximum(self.H[sl], top), self.H[sl]); return z
    def h(self, x, y):
        i = int(np.clip(round((x-self.o)/self.res), 0, self.n-1)); j = int(np.clip(round((y-self.o)/self.res), 0, self.n-1)); return float(self.H[i, j])
    def normal(self, x, y, d=.05):
        gx = (self.h(x+d, y)-self.h(x-d, y))/(2*d); gy = (self.h(x, y+d)-self.h(x, y-d))/(2*d)
        return Vector((-gx, -gy, 1)).normalized()
def lay(meshes, rng, x, y, z, nrm=(0, 0, 1), spin=None, tilt=.2, scale=1.0):
    return obj(rng.choice(meshes), (x, y, z), scale=scale, quat=align(nrm, rng.uniform(0, 6.28) if spin is None else spin, tilt, rng))
def scatter_table(meshes, rng, pts, z=.02, flat=True, tilt=.2, scale=(.85, 1.1)):
    for x, y in pts: obj(rng.choice(meshes), (x, y, z), scale=rng.uniform(*scale), quat=align((0, 0, 1), rng.uniform(0, 6.28), tilt, rng) if flat else rq(rng))
def upd(): bpy.context.view_layer.update()
def hit(x,y,z=6.0):
    dg=bpy.context.evaluated_depsgraph_get(); ok,loc,n,i,o,m=bpy.context.scene.ray_cast(dg,Vector((x,y,z)),Vector((0,0,-1)))
    if not ok: return 0.0,Vector((0,0,1))
    if n.z<0: n=-n
    return loc.z,n
def hgrid(X,Y,z=6.0):
    upd(); dg=bpy.context.evaluated_depsgraph_get(); sc=bpy.context.scene; out=np.zeros(X.size); d=Vector((0,0,-1))
    for k,(x,y) in enumerate(zip(X.ravel(),Y.ravel())):
        ok,loc,n,i,o,m=sc.ray_cast(dg,Vector((x,y,z)),d); out[k]=loc.z if ok else 0
    return out.reshape(X.shape)
def spile(cx,cy,R,res=.02,z=6.0):
    P=Pile(max(abs(cx),abs(cy))+R+.05,lambda X,Y:0*X,res); m=(np.abs(P.X-cx)<R)&(np.abs(P.Y-cy)<R); P.H[m]=hgrid(P.X[m],P.Y[m],z); return P
def drop(meshes,rng,pts,lift=.01,tilt=.25,scale=(.85,1.15),spin=None,nmix=.8,rand=False):
    upd(); o=[]
    for x,y in pts:
        z,n=hit(x,y); n=(Vector((0,0,1))*(1-nmix)+n*nmix).normalized(); s=rng.uniform(*scale)
        o.append((x,y,z,n,s))
    return [obj(rng.choice(meshes),(x,y,z+lift*s),scale=s,quat=rq(rng) if rand else align(n,rng.uniform(0,6.28) if spin is None else spin+rng.uniform(-.25,.25),tilt,rng)) for x,y,z,n,s in o]
def pput(P,meshes,rng,pts,rx,rz,sink=.01,scale=(.9,1.1),up=None,tilt=.25,rand=False,lift=0,commit=1.0):
    out=[]
    for x,y in pts:
        s=rng.uniform(*scale); z=P.put_ellipsoid(x,y,rx*s,rz*s,sink,commit)
        if z is None: continue
        q=lying(rng,P.normal(x,y,.08)) if rand else align((rng.uniform(-.5,.5),rng.uniform(-.7,.2),1) if up is None else up,rng.uniform(0,6.28),tilt,rng)
        out.append(obj(one_of(rng,meshes),(x,y,z+lift*s),scale=uneven(rng,s,.06),quat=q))
    return out
def drape(name,cx,cy,radf,th,mat,colf=None,nr=46,nt=150,sm=2,edge=3.0,floor=None,wav=.15,seed=0):
    """a liquid laid over whatever lies below: radf(angle)->radius"""
    r=np.linspace(0.001,1,nr)[None,:]; a=np.linspace(0,2*np.pi,nt,endpoint=False)[:,None]; R=radf(a)*r; X=cx+R*np.cos(a); Y=cy+R*np.sin(a); H=hgrid(X,Y)
    if floor is not None: H=np.maximum(H,floor)
    Hs=np.maximum(blur2(H,1,sm),H-.02); t=th*np.sqrt(np.clip(1-r**edge,0,1))*(1+wav*fbm(P3(X,Y,4,seed),3)); Z=Hs+t-.006*(r>.995)
    V=np.stack([X,Y,Z],-1).reshape(-1,3); return obj(mesh(name,V,grid_faces(nt,nr,wrap_u=True),None if colf is None else colf(V[:,0],V[:,1],V[:,2]),mat))
def pool(rng,x,y,z,R,c1,c2,mat,th=.03,seed=0,amp=.02):
    """soft-topped disc (topping layer in a glass or bowl)"""
    X,Y,f=disk_grid(R,50,140); r=np.hypot(X,Y)/R; Z=z+th*np.sqrt(np.clip(1-r**4,0,1))+amp*nz(X,Y,5,seed)*(1-r**6); return obj(mesh('pool',np.stack([X+x,Y+y,Z],-1),f,cmix(c1,c2,.5+1.2*nz(X,Y,4,seed)),mat))
def sauce_over(x,y,z0,prof,mat,seed=1,reach=.45,runs=7,s=1.0,thick=.022,off=.012,far=.95):
    """One skin of sauce poured over what stands there, prof=[(r,z)…] from its top's middle outwards and down: it covers `reach` of
    the way and runs on in uneven fingers, thick at their ends."""
    rng=random.Random(seed*7+1); p=smooth_prof(np.asarray(prof,float),120); d=np.concatenate([[0],np.cumsum(np.hypot(*np.diff(p,axis=0).T))]); D=d[-1]; na,nt=300,110; a=np.linspace(0,2*np.pi,na,endpoint=False); base=reach*D*(1+.07*np.sin(a*2+seed)+.05*np.sin(a*5+seed*2)); end=base.copy()
    for k in range(runs): a0=6.283*(k+rng.uniform(-.32,.32))/runs; w,l=rng.uniform(.11,.18),rng.uniform(.15,1)*(far-reach)*D; q=np.abs((a-a0+np.pi)%(2*np.pi)-np.pi); end=np.maximum(end,base+l*np.exp(-(q/w)**6)**.8); end=np.maximum(end,base+.22*l*np.exp(-(q/(w*2.3))**2))
    end=np.convolve(np.pad(end,3,'wrap'),np.ones(7)/7,'valid')[:,None]; t=np.linspace(.002,1,nt)[None,:]; q=end*t; r,z=np.interp(q,d,p[:,0]),np.interp(q,d,p[:,1]); g=np.gradient(p,axis=0); g/=np.linalg.norm(g,axis=1)[:,None]+1e-9; nr,nz_=np.interp(q,d,-g[:,1]),np.interp(q,d,g[:,0])
    last=np.clip((end-q)/.05,0,1); h=off+thick*np.sqrt(np.clip(1-(1-last)**2,0,1))*(.7+.9*np.exp(-((end-q-.045)/.035)**2)*sstep(.1,.4,(end-base[:,None])/D)+.25*nz(np.cos(a)[:,None]*2+0*q,np.sin(a)[:,None]*2+q*3,1.5,seed))-(off+.012)*(t>.995)
    R=r+nr*h; V=np.stack([R*np.cos(a)[:,None],R*np.sin(a)[:,None],z+nz_*h],-1).reshape(-1,3); return obj(mesh('sauceover',V*s,grid_faces(na,nt,wrap_u=True),mat=mat),(x,y,z0))
def mound(P,cx,cy,R,h,z0,c1,c2,pw=1.0,asp=1.0,rough=.5,noise=.03,coat=.1,k=6,key=None,sss=.1,bump=.3):
    """coloured dome under piled food; also raises the pile"""
    f=lambda X,Y: z0+h*np.clip(1-(((X-cx)/R)**2+((Y-cy)/(R*asp))**2),0,1)**pw
    P.H=np.where(((P.X-cx)/R)**2+((P.Y-cy)/(R*asp))**2<1,np.maximum(P.H,f(P.X,P.Y)),P.H)
    if hasattr(P,'B0'): P.B0=np.where(((P.X-cx)/R)**2+((P.Y-cy)/(R*asp))**2<1,np.maximum(P.B0,f(P.X,P.Y)),P.B0)
    x,y,fc=disk_grid(1,50,120); X,Y=x*R*1.02,y*R*1.02*asp; r=np.hypot(x,y); z=z0+h*np.clip(1-r**2,0,1)**pw+noise*N(X,Y,k,3)*(1-r**8)-.01-.05*sstep(.93,1,r)
    c=mix(lin(c1),lin(c2),c01(.5+1.1*N(X,Y,k,5,4))); m=food('mound',vcol=True,rough=rough,sss=sss,bump=bump,bscale=20,coat=coat,rndv=0,rndh=0) if key is None else food('mound'+key,vcol=True,rough=rough,sss=sss,bump=bump,bscale=20,coat=coat,rndv=0,rndh=0)
    return obj(mesh('mound',np.stack([X+cx,Y+cy,z],-1),fc,c,m))
def poured(P,path,w,mat,thick=.02,round_=.045,ns=11):
    """A ribbon of something thick poured along path (x,y): every point of its width rests on pile P's height (smoothed over
    round_), highest along its middle, its edges let into what is below."""
    import cv2
    p=np.asarray(path,float); d=np.concatenate([[0],np.cumsum(np.hypot(*np.diff(p,axis=0).T))]); n=max(12,int(d[-1]/.018)); t=np.linspace(0,d[-1],n); p=np.stack([np.interp(t,d,p[:,0]),np.interp(t,d,p[:,1])],-1)
    k=max(1,int(.02/P.res)); H=cv2.GaussianBlur(cv2.dilate(np.nan_to_num(P.H).astype(np.float32),np.ones((2*k+1,2*k+1))),(0,0),round_/P.res); H=np.maximum(H,cv2.GaussianBlur(np.nan_to_num(P.H).astype(np.float32),(0,0),.02/P.res))
    g=np.gradient(p,axis=0); g/=np.linalg.norm(g,axis=1)[:,None]+1e-9; u=t/t[-1]; ww=w*(1+.28*np.sin(t*9+p[0,0]*7)+.18*np.sin(t*23+1))*np.clip(np.minimum(u,1-u)*d[-1]/(w*1.6),.04,1)**.5
    s=np.linspace(-1,1,ns); X=p[:,0:1]-g[:,1:2]*ww[:,None]*s; Y=p[:,1:2]+g[:,0:1]*ww[:,None]*s
    fi=np.clip((X-P.o)/P.res,0,P.n-1.001); fj=np.clip((Y-P.o)/P.res,0,P.n-1.001); i=fi.astype(int); j=fj.astype(int); a=fi-i; b=fj-j
    Z=H[i,j]*(1-a)*(1-b)+H[i+1,j]*a*(1-b)+H[i,j+1]*(1-a)*b+H[i+1,j+1]*a*b+thick*np.sqrt(np.clip(1-s**2,0,1))[None,:]*np.clip(ww/w,.2,1.2)[:,None]-.006
    return obj(mesh('poured',np.stack([X,Y,Z],-1).reshape(-1,3),grid_faces(n,ns),mat=mat))
def _at(P,X,Y,H):
    """Heights of a grid like P's at x, y."""
    fi=np.clip((X-P.o)/P.res,0,P.n-1.001); fj=np.clip((Y-P.o)/P.res,0,P.n-1.001); i=fi.astype(int); j=fj.astype(int); a=fi-i; b=fj-j
    return H[i,j]*(1-a)*(1-b)+H[i+1,j]*a*(1-b)+H[i,j+1]*(1-a)*b+H[i+1,j+1]*a*b
def height_at(P,X,Y):
    """How high a pile is at x, y: the ground of a Mass on it."""
    return _at(P,np.asarray(X,float),np.asarray(Y,float),np.nan_to_num(P.H))
def wetted(so,P,ground=None,creep=.016,reach=.03,dark=.45):
    """The sauce `so` (a surface with colours) creeps up what stands in it, and is darker and glossier along that line."""
    import cv2
    G=P.base(P.X,P.Y) if ground is None else ground; inside=(np.nan_to_num(P.H)>np.nan_to_num(G)+.006).astype(np.float32); near=cv2.GaussianBlur(inside,(0,0),reach/P.res); me=so.data; n=len(me.vertices)
    v=np.empty(n*3,np.float32); me.vertices.foreach_get('co',v); v=v.reshape(-1,3); m=_at(P,v[:,0].astype(float)+so.location.x,v[:,1].astype(float)+so.location.y,near); line=np.clip(m*2,0,1)
    v[:,2]+=creep*line**2; me.vertices.foreach_set('co',v.ravel()); ca=me.color_attributes['Col'].data; c=np.empty(n*4,np.float32); ca.foreach_get('color',c); c=c.reshape(-1,4); c[:,:3]*=(1-dark*line)[:,None]; c[:,3]=1-line; ca.foreach_set('color',c.ravel()); me.update()
def bound(P,R,cols,mat,loc=(0,0),deep=.03,soft=.05,seed=0,lump=.012,freq=9,edge=.05,nr=150,nt=300):
    """Sauce that binds a heap: it fills the gaps and stops `deep` below the tops, so that what is in it only looks out. Colours (dark, light)."""
    import cv2
    H=np.nan_to_num(P.H).astype(np.float32); S=cv2.GaussianBlur(np.minimum(H,cv2.GaussianBlur(H,(0,0),soft/P.res)+.01),(0,0),.018/P.res); x,y,f=disk_grid(R,nr,nt); X,Y=x+loc[0],y+loc[1]; r=np.hypot(x,y)/R; n=N(X,Y,freq,seed,4); top=_at(P,X,Y,H); z=_at(P,X,Y,S)-deep+lump*n-edge*sstep(.9,1,r)
    c=mix(lin(cols[0]),lin(cols[1]),c01(.5+1.1*N(X,Y,freq*.7,seed+3,4))); low=c01((top-z-.02)/.06); c=c*(1-.3*low)[:,None]; o=obj(mesh('bound',np.stack([X,Y,z],-1),f,c,mat)); a=np.ones((len(x),4),np.float32); a[:,:3]=c; a[:,3]=1-.8*low; o.data.color_attributes['Col'].data.foreach_set('color',a.ravel()); return o
def powder(rng,c,R,cx,cy,zf,n=160,r=.009,shape=None):
    """Dusted over it: grains finer than one sees singly, thick in drifts, its edge fading. One mesh."""
    z=zf if callable(zf) else (lambda x,y: zf); drift=[(rng.gauss(0,R*.38),rng.gauss(0,R*.38),rng.uniform(.06,.22)*R) for _ in range(9)]; at=[]
    for _ in range(n*16):
        if rng.random()<.62: a,b,w=rng.choice(drift); x,y=a+rng.gauss(0,w),b+rng.gauss(0,w)
        else: x,y=rng.gauss(0,R*.5),rng.gauss(0,R*.5)
        if math.hypot(x,y)<R and (shape is None or shape(cx+x,cy+y)): at.append((cx+x,cy+y,z(cx+x,cy+y)))
    if not at: return
    rs=np.random.RandomState(len(at)); P=np.array(at); m=len(P); s=r*(.10+.42*rs.random_sample(m)**2.5); a=rs.uniform(0,6.28,m)[:,None]+np.array([0,2.1,4.2])+rs.uniform(-.4,.4,(m,3)); V=np.zeros((m,4,3)); V[:,:3,0]=P[:,:1]+s[:,None]*np.cos(a); V[:,:3,1]=P[:,1:2]+s[:,None]*np.sin(a); V[:,:3,2]=P[:,2:3]-.001; V[:,3,:2]=P[:,:2]; V[:,3,2]=P[:,2]+s*.7; i=np.arange(m)*4
    F=np.concatenate([np.stack([i,i+1,i+3],-1),np.stack([i+1,i+2,i+3],-1),np.stack([i+2,i,i+3],-1)]); C=lin(c)[None,:]*np.repeat(rs.uniform(.65,1.25,m),4)[:,None]; return obj(mesh('powder',V.reshape(-1,3),F,C,food('powder',vcol=True,rough=.9,sss=0,bump=0,spec=.1,rndv=0,rndh=0),smooth=False))
def heap(rng,meshes,cx,cy,R,d,n,rx,rz,z0=0,h=0,P=None,sink=.01,scale=(.85,1.1),flat=True,tilt=.4,mat=None):
    """loose heap on the table or board"""
    P=P or Pile(max(abs(cx),abs(cy))+R+.3,lambda X,Y:z0+h*np.clip(1-((X-cx)**2+(Y-cy)**2)/(R*R),0,1))
    for x,y in poisson(rng,R,d,n,cx,cy):
        s=rng.uniform(*scale); z=P.put_ellipsoid(x,y,rx*s,rz*s,sink); 
        if z is not None: obj(one_of(rng,meshes),(x,y,z),scale=uneven(rng,s),quat=align(P.normal(x,y,.06),rng.uniform(0,6.28),tilt,rng) if flat else lying(rng,P.normal(x,y,.08)))
    return P
def shavings(rng,pts,zf,c=('#34180d','#5a3320'),s=1.0):
    m=fm(*c,rough=.4,sss=0,bump=.1); r=ribbon(m,.16,.05,n=4,curl=.03,name='shv'+c[0])
    for x,y in pts: lay_solid(lay(r,rng,x,y,zf(x,y)+.012,tilt=.4,scale=s*rng.uniform(.5,1)),.008)
def layers(rng,spec,cx=0,cy=0):
    """points for a heap, layer by layer: spec [(radius, spacing, count), ...]"""
    out=[]
    for R,d,n in spec: out+=poisson(rng,R,d,n,cx,cy)
    return out

"""Herbs and leaves: thin, curled, light shines through."""
import math, random
import bpy
import numpy as np
from mathutils import Vector
from .base import N, align, basis, c01, cmix, disk_grid, fbm, grid_faces, lin, mix, sstep
from .shapes import blob, mesh, obj, tube_mesh, variants
from .materials import fm, food, thin, vcol, vm
from .piles import lay

def seen(h):
    """A leaf's colour as a camera sees it: less saturated and darker than one remembers it."""
    c = np.asarray(lin(h)); g = c@[.2126, .7152, .0722]; return tuple(((g+(c-g)*.76)*.86).tolist())
def leaf(kind='basil', n=4):
    spec = dict(basil=(.34, .20, '#3a6a12', '#6a9a2a', .35), mint=(.28, .17, '#2f7420', '#6aa83c', .1), cilantro=(.26, .26, '#46791a', '#79a832', 0), spinach=(.46, .27, '#2a5c12', '#558a28', .3), parsley=(.22, .22, '#3c7716', '#6ca02e', 0), micro=(.16, .16, '#5a9220', '#94c244', 0))[kind]
    m = thin(food('leaf_'+kind, vcol=True, rough=.42, sss=0, bump=.12, bscale=30, rndv=.2, rndh=.012, coat=.08))
    def mk(i):
        rng = random.Random(i*31+5); L, W = spec[0]*rng.uniform(.85, 1.15), spec[1]*rng.uniform(.85, 1.1)
        if kind in ('cilantro', 'parsley', 'micro'):
            nr, nt = 26, 220; x, y, f = disk_grid(1, nr, nt); r = np.hypot(x, y); a = np.arctan2(y, x)
            if kind == 'micro':
                lob = .35+.75*np.abs(np.cos(a))**1.5*(1-.25*np.exp(-(np.abs(np.abs(a)-0)/.16)**2)-.25*np.exp(-((np.abs(a)-np.pi)/.16)**2))
            else:
                lob = np.zeros_like(a)
                for k, (c, w, h) in enumerate(((0, .52, 1.0), (1.18, .44, .86), (-1.18, .44, .86), (2.15, .3, .42), (-2.15, .3, .42))):
                    d = np.abs((a-c+np.pi) % (2*np.pi)-np.pi); l = h*np.clip(1-(d/w)**2.2, 0, 1)**.55; ser = 1-.16*np.abs(np.sin((d/w)*6.3))*(1 if kind == 'cilantro' else 1.5); lob = np.maximum(lob, l*ser)
                lob = np.maximum(lob, .10)
            R = lob*L*.62; X = r*np.cos(a)*R; Y = r*np.sin(a)*R
            vein = np.exp(-((np.abs((a*2.66+.5) % 1-.5))/.06)**2)*r
            Z = .10*L*np.sin(3*a+i)*r**2+.12*L*r**2*rng.uniform(-.6, 1)+.03*L*fbm(np.stack([X*12, Y*12, X*0+i], -1), 2)-.02*L*vein
            c = mix(seen(spec[2]), seen(spec[3]), np.clip(.4+.5*fbm(np.stack([X*9, Y*9, X*0+i], -1), 3)+.35*vein, 0, 1))
            V = np.stack([X, Y, Z], -1)
            return mesh('leaf', V, f, c, m)
        nx, ny = 46, 25; t = np.linspace(0, 1, nx)[:, None]; s = np.linspace(-1, 1, ny)[None, :]
        w = W*.5*(np.sin(np.pi*t**.82)**.8)*(1-.1*t)
        if kind == 'mint': w = w*(1+.09*np.abs(np.sin(t*34)))
        X = t*L+0*s; Y = w*s
        side = .5+.5*np.cos((t*9-np.abs(s)*2.2)*2*np.pi); quilt = (1-np.abs(s))*side
        cur = spec[4]; Z = L*(.10*np.abs(s)**1.4*w/W*2+.24*rng.uniform(.2, 1)*np.sin(np.pi*t*.9)-.18*t**2*rng.uniform(0, 1))+L*.022*quilt+L*.03*fbm(np.stack([X*7, Y*7+i, X*0], -1), 2)
        Y = Y*(1-.12*cur*np.sin(np.pi*t))
        mid = np.exp(-(s/.07)**2); vein = np.maximum(mid, .5*np.exp(-(((t*9-np.abs(s)*2.2) % 1-.5)/.09)**2)*(1-np.abs(s)*.5)); Z = Z-L*.012*mid
        c = mix(seen(spec[2]), seen(spec[3]), np.clip(.35+.45*fbm(np.stack([X*6, Y*6, X*0+i*3], -1), 3)+.45*vein, 0, 1))
        return mesh('leaf', np.stack([X-L*.45, Y, Z], -1).reshape(-1, 3), grid_faces(nx, ny), c.reshape(-1, 3), m)
    return variants('leaf'+kind, n, mk)
def mintsprig(rng,x,y,z,s=1.0,n=3,nrm=(0,-.5,1)):
    mt=leaf('mint',5); a0=rng.uniform(0,6.28)
    for k in range(n): a=a0+k*6.28/n; lay(mt,rng,x+.09*s*math.cos(a),y+.08*s*math.sin(a),z,nrm=(nrm[0]+.25*math.cos(a),nrm[1]+.2*math.sin(a),1),spin=a,tilt=.2,scale=s)
def petal(i):
    m=vm('petal',rough=.6,sss=.2,bump=.1); x,y,f=disk_grid(1,14,60); r=np.hypot(x,y); a=np.arctan2(y,x); R=.085*(1+.25*np.cos(a)); return mesh('petal',np.stack([x*R,y*R*.8,.025*r**2*np.cos(2*a+i)+.02*x*x],-1),f,cmix('#d9728e','#b3365c',r*.8+.2*np.cos(3*a+i)),m)
def bigleaf(key,L,W,c1,c2,rib,ruff=.1,n=4,cup=.25):
    m=thin(food('bl_'+key,vcol=True,rough=.42,sss=0,bump=.25,bscale=22,rndv=.2,rndh=.012,coat=.08),.35)
    def mk(i):
        rng=random.Random(i*17+3); nx,ny=70,41; t=np.linspace(0,1,nx)[:,None]; s=np.linspace(-1,1,ny)[None,:]
        w=W*.5*np.sin(np.pi*np.clip(t*.94+.05,0,1)**.8)**.7; ed=np.abs(s)**2.5
        ru=np.sin(t*42*(1 if ruff>.07 else .7)+np.sign(s)*2+i)*ed+.5*np.sin(t*71+i*3)*ed
        X=t*L+0*s; Y=w*s*(1+ruff*.9*ru); Z=cup*L*(np.abs(s)**1.6)*w/W+L*ruff*ru*.75+L*.14*np.sin(np.pi*t)*rng.uniform(-.3,1)+L*.03*fbm(np.stack([X*9,Y*9+i,X*0],-1),3)
        mid=np.exp(-(s/(.10*(1.15-t)))**2); vein=np.maximum(mid,.5*np.exp(-(((t*8-np.abs(s)*2) %1-.5)/.1)**2)*(1-ed)); Z=Z-L*.012*mid
        c=mix(seen(c1),seen(c2),c01(.35+.6*fbm(np.stack([X*7,Y*7,X*0+i*3],-1),3)+.25*ru)); c=mix(c,lin(rib),np.clip(vein*.9,0,1)*(1.1-.6*t))
        return mesh('bl',np.stack([X-L*.45,Y,Z],-1).reshape(-1,3),grid_faces(nx,ny),c.reshape(-1,3),m)
    return variants('bl'+key,n,mk)
def ruffled(key,c1,c2,L=.36,ruff=.032,waves=9,fold=.5,n=8,edge=None,rough=.5,coat=.06,through=.3):
    """Torn curly kale: a piece without points, its rim longer than it has room for, so that it stands in ruffles."""
    m=thin(food('ruf_'+key,vcol=True,rough=rough,sss=0,bump=.35,bscale=34,bdist=.012,rndv=.26,rndh=.014,coat=coat),through)
    def mk(i):
        rng=random.Random(i*13+7); nr,nt=42,300; x,y,f=disk_grid(1,nr,nt); r=np.hypot(x,y); a=np.arctan2(y,x); q=rng.uniform(0,6.28); o=1+.20*np.cos(2*(a-q))+.13*np.cos(3*a+q*2)+.05*np.cos(5*a+q*3); e=sstep(.30,1,r); ph=waves*a+1.1*np.sin(2*a+q)+.5*np.sin(5*a+q*2); w=np.sin(ph)+.30*np.sin(2*ph+q)*sstep(.6,1,r)
        A=a+.45/waves*e*np.sin(2*ph)*.5; R=L*.5*o*(r-.17*sstep(.55,1,r)*np.sin(ph)**2); X,Y=R*np.cos(A),R*np.sin(A); Z=ruff*w*e**1.2*(.75+.5*np.sin(a*2+q)); d=rng.uniform(0,3.14); t=X*math.cos(d)+Y*math.sin(d); s_=-X*math.sin(d)+Y*math.cos(d); Z=Z+fold*t*t/L*rng.uniform(.6,1.5)-.3*fold*s_*s_/L+.02*fbm(np.stack([X*9,Y*9,X*0+i],-1),3)
        k=fbm(np.stack([X*11,Y*11,X*0+i*3],-1),4); rib=np.exp(-((s_-.02*np.sin(t*9))/(.012*(1.3-t/L)))**2)*(r<.9); vein=np.exp(-(((a*waves*.5/3.14159)%1-.5)/.10)**2)*sstep(.1,.4,r)*(1-sstep(.75,1,r)); c=mix(seen(c1),seen(c2),c01(.28+.55*k+.34*e*np.clip(w,-.4,1)+.25*vein)); c=mix(c,seen('#a9c07a'),.55*rib)
        if edge: c=mix(c,lin(edge),sstep(.86,1.1,r+.5*k)*.8)
        return mesh('ruf',np.stack([X,Y,Z],-1),f,c,m)
    return variants('ruf'+key+str((L,ruff,fold)),n,mk)
def curly(c1,c2,by):
    """Torn curly kale that lies: `by` of its height is left, or it looks like holly."""
    return flatter(bigleaf('curl'+c1,.40,.38,c1,c2,'#a9c478',.085,6,.35),by)
def frill(R=.68,seed=1,amp=.07,c1='#5f9a24',c2='#b4d668'):
    m=thin(food('frill',vcol=True,rough=.42,sss=0,bump=.25,bscale=22,coat=.08,rndv=0),.35); nr,nt=40,260; x,y,f=disk_grid(1,nr,nt); r=np.hypot(x,y); a=np.arctan2(y,x); w=np.sin(a*9+seed+1.5*np.sin(a*4))+.6*np.sin(a*17+seed*2); rr=R*(1+.07*np.sin(a*5+seed)+.05*np.sin(a*11)); e=sstep(.55,1,r)
    z=amp*w*e-.10*e*e; c=mix(seen(c1),seen(c2),c01(.5+.4*w*e+.4*fbm(np.stack([x*5,y*5,x*0+seed],-1),3))); return mesh('frill',np.stack([x*rr,y*rr,z],-1),f,c,m)
def stem(F,base,h=.26,lean=.08,c='#4f7a22'):
    t=np.linspace(0,1,14); F.add(tube_mesh('stem',np.stack([base[0]+lean*t**2,base[1]+0*t,base[2]+h*t],-1),.05*(1-.35*t)+.03*sstep(.85,1,t),food('stem'+c,c,'#7a9a3a',rough=.5,sss=.1,bump=.3,rndv=.1),12))
def sprig(loc,kind='mint',n=8,s=1.2,rng=None,up=(0,-.25,1),stem=.12,e0=.05,e1=1.15):
    rng=rng or random.Random(1); lf=leaf(kind,5); L=dict(basil=.34,mint=.28,spinach=.46,parsley=.22,cilantro=.26,micro=.16)[kind]*s; U=Vector((0,0,1)).rotation_difference(Vector(up).normalized())
    for k in range(n):
        f=k/max(1,n-1); a=k*2.4+rng.uniform(-.3,.3); e=e0+(e1-e0)*f**1.3; sc=s*(1-.35*f)*rng.uniform(.88,1.1); d=U@Vector((math.cos(a)*math.cos(e),math.sin(a)*math.cos(e),math.sin(e))); zd=U@Vector((-math.cos(a)*math.sin(e),-math.sin(a)*math.sin(e),math.cos(e)))
        p=Vector(loc)+U@Vector((0,0,.02+stem*f))+d*(.43*L/s*sc); obj(lf[k%5],p,scale=sc,quat=basis(d,zd))
    obj(tube_mesh('st',[Vector(loc)-U@Vector((0,0,.16)),Vector(loc),Vector(loc)+U@Vector((0,0,stem))],.014,fm('#4f7a2c',rough=.5,sss=.1,bump=0),8))
def frond(L=.6,W=.09,c=('#3f7a34','#7fae5a'),curve=.5):
    m=vcol('frond'+c[0],rough=.45,sss=.1,bump=.1,rndv=.15)
    def mk(i):
        t=np.linspace(0,1,30)[:,None]; s=np.linspace(-1,1,7)[None,:]; w=W*(1-t**1.6)*(.8+.4*np.sin(t*2)); a=t*curve*(1+.3*i); X=L*np.sin(a)/max(curve,.01)+0*s; Z=L*(np.cos(a)-1)/max(curve,.01)*-1*-1+L*0; Y=w*s; Zz=Z+.3*w*np.abs(s); cc=mix(seen(c[0]),seen(c[1]),np.clip(.3+.5*np.abs(s)+.2*np.sin(t*9)+0*t,0,1)); return mesh('frond',np.stack([X,Y,Zz+0*s],-1).reshape(-1,3),grid_faces(30,7),cc.reshape(-1,3),m)
    return variants('frond%s%s'%(c[0],L),3,mk)
def crown(loc,n=9,s=1.0,up=(0,0,1),kind=None,spread=.9,rng=None):
    rng=rng or random.Random(3); fr=kind or frond(); U=Vector((0,0,1)).rotation_difference(Vector(up).normalized())
    for k in range(n):
        a=k*2.4; e=1.45-spread*(1-k/n); d=U@Vector((math.cos(a)*math.cos(e),math.sin(a)*math.cos(e),math.sin(e))); z=U@Vector((-math.cos(a)*math.sin(e),-math.sin(a)*math.sin(e),math.cos(e))); obj(fr[k%3],loc,scale=s*rng.uniform(.75,1.1),quat=basis(d,z))
def lavender(p0,p1,rng,s=1.0):
    P0,P1=Vector(p0),Vector(p1); st=fm('#7a9460',rough=.6,sss=0,bump=0); obj(tube_mesh('lv',[P0,P0.lerp(P1,.5)+Vector((0,0,.02)),P1],.012*s,st,7)); b=variants('lvb',3,lambda i: blob('lvb',(.03,.019,.019),.2,1.5,i,2,fm('#6a52a8','#a088d4',rough=.6,sss=.1,bump=.2,rndv=.2))); T=(P1-P0).normalized(); X=T.orthogonal().normalized(); Y=T.cross(X)
    for k in range(34):
        f=.52+.5*(k/34); a=k*2.4; d=(X*math.cos(a)+Y*math.sin(a)+T*.8).normalized(); obj(b[k%3],P0.lerp(P1,f)+d*.026*s*(1.25-.5*(k/34)),scale=s*rng.uniform(.8,1.2),quat=Vector((1,0,0)).rotation_difference(d))
def kale(n=6,c=('#23501a','#5f8f2c')):
    m=thin(vcol('kale',rough=.62,sss=0,bump=.25,bscale=26,rndv=.25,rndh=.016,coat=0),.45)
    def mk(i):
        rng=random.Random(i+40); nx,ny=90,41; t=np.linspace(0,1,nx)[:,None]; s=np.linspace(-1,1,ny)[None,:]; L=rng.uniform(.38,.55); W=L*rng.uniform(.32,.42); w=W*np.sin(np.pi*np.clip(t*.93+.05,0,1))**.55; e=np.abs(s)
        fr=e**2.2; ph=np.sign(s)*1.3+i; z=.045*fr*np.sin(t*26+ph)+.02*fr*np.sin(t*49+ph*2)+.13*e**1.5+.06*np.sin(t*2.5+i)*t; y=w*s*(1-.12*fr)+.020*fr*np.cos(t*43+ph); x=t*L-L/2+.03*fr*np.sin(t*39+ph)
        k=fbm(np.stack([x*9,y*9,x*0+i],-1),3); c_=mix(seen(c[0]),seen(c[1]),np.clip(.25+.6*e*.6+.7*k,0,1)); c_=mix(c_,lin('#a9c47a'),(1-sstep(.04,.10,e))*(1-t*.7)); c_=mix(c_,lin('#6b4a18'),np.clip(fr*1.2,0,1)*sstep(-.15,.4,k)*.85)
        return mesh('kale',np.stack([x,y,z],-1).reshape(-1,3),grid_faces(nx,ny),c_.reshape(-1,3),m)
    return variants('kale',n,mk)
def flatter(meshes,by=.5):
    """Copies of leaves that lie rather than stand: so much of their height is left."""
    def low(me): new=me.copy(); v=np.empty(len(me.vertices)*3,np.float32); me.vertices.foreach_get('co',v); v=v.reshape(-1,3); v[:,2]*=by; new.vertices.foreach_set('co',v.ravel()); new.update(); return new
    return variants('lying%s%s'%(meshes[0].name,by),len(meshes),lambda i: low(meshes[i]))
def chopped(n=6):
    """Herbs as a knife leaves them: flat scraps with corners."""
    m=thin(food('chopherb','#2c4a14','#6d8a34',scale=9,rough=.4,sss=0,bump=.1,rndv=.45,rndh=.02,coat=.15),.3); return variants('chopherb',n,lambda i: blob('chopherb',(.042,.024,.0035),.6,2.4,i*5,3,m))
def dill(n=3,s=1.0):
    m=fm('#3f7a24','#6aa03a',rough=.5,sss=.1,bump=0,rndv=.2)
    def mk(i):
        rng=random.Random(i); V=[];F=[];o=0
        def add(p,r):
            nonlocal o
            me=tube_mesh('x',p,r,None,5,False); vv=np.zeros(len(me.vertices)*3); me.vertices.foreach_get('co',vv); V.append(vv.reshape(-1,3)); F.extend([tuple(k+o for k in q.vertices) for q in me.polygons]); o+=len(me.vertices); bpy.data.meshes.remove(me)
        L=.26; add([(0,0,0),(L*.5,0,.02),(L,0,.03)],.008)
        for k in range(9):
            t=.25+.75*k/8; b=np.array([L*t,0,.03*t]); 
            for sg in (-1,1):
                l=.11*(1.15-t*.7); d=np.array([.55,sg*.8,rng.uniform(-.1,.4)]); e=b+d*l; add([b,(b+e)/2+[0,0,.008],e],.005)
                for j in range(3): q=b+d*l*(.35+.3*j); u=np.array([.8,sg*rng.uniform(-.3,.5),rng.uniform(-.2,.5)])*.045; add([q,q+u*.5,q+u],.004)
        return mesh('dill',np.concatenate(V),F,mat=m)
    return variants('dill',n,mk)
def topknot(rng,kind,x,y,z,s=1.0,n=5):
    for i in range(n): a=i*6.283/n+.3; obj(rng.choice(leaf(kind,6)),(x+.07*s*math.cos(a),y+.07*s*math.sin(a),z),quat=align((.4*math.cos(a),.4*math.sin(a)-.1,1),a,.15,rng),scale=s)
def frill2(A,ol,seed,k):
    m=thin(food('frill',vcol=True,rough=.42,sss=0,bump=.25,bscale=22,coat=.08,rndv=0),.35); x,y,f=disk_grid(1,50,420); r=np.hypot(x,y); a=np.arctan2(y,x); R=ol(a)*k*(1+.05*np.sin(a*19+seed)+.04*np.sin(a*31)); w=np.sin(a*29+seed+1.5*np.sin(a*7))+.5*np.sin(a*47+seed); e=sstep(.7,1,r); z=.035*w*e; c=mix(seen('#5f9a24'),seen('#b4d668'),c01(.5+.4*w*e+.3*N(x,y,5,seed))); return mesh('frill2',np.stack([x*R,y*R,z],-1),f,c,m)
# ================================================================= snacks
def herbs(rng,pts,P,kind='parsley',s=(.7,1.0),lift=.03,tilt=.5):
    lf=leaf(kind,5)
    for x,y in pts: lay(lf,rng,x,y,P.h(x,y)+lift,P.normal(x,y),tilt=tilt,scale=rng.uniform(*s))

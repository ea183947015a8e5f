"""Pasta, rice, oats, nuts, seeds and spices."""
import math, random
import numpy as np
from mathutils import Quaternion, Vector
from .base import align, c01, cmix, disk_grid, fbm, grid_faces, lin, mix, nz, pi_, rq, shade, sstep
from .shapes import blob, bpart, crumb, ico, lay_solid, merge, mesh, obj, tube_mesh, variants
from .materials import fm, food, vcol, vm
from .pieces import seed
from .variation import breaks, broken_along

def noodles(pile_base, rng, R, n=90, rad=.030, mat=None, cx=0, cy=0, dome=.22, swirl=1.0, layers=5):
    outs = []
    for k in range(n):
        lay_ = k/n
        # each strand: arc around a jittered centre on a dome
        c = np.array([rng.gauss(0, .16)*R, rng.gauss(0, .16)*R]); r0 = R*rng.uniform(.18, .86)*(1-.45*lay_); a0 = rng.uniform(0, 6.28); span = rng.uniform(1.6, 5.2)*rng.choice((1, 1, -1))
        m = 70; t = np.linspace(0, 1, m); a = a0+span*t; rr = r0*(1+.22*np.sin(t*rng.uniform(3, 7)+rng.uniform(0, 6))+.10*np.sin(t*rng.uniform(8, 14)+k))
        ecc = rng.uniform(.7, 1.0); rot = rng.uniform(0, 3.14); ex, ey = rr*np.cos(a), rr*np.sin(a)*ecc
        x = c[0]+ex*math.cos(rot)-ey*math.sin(rot); y = c[1]+ex*math.sin(rot)+ey*math.cos(rot)
        rad_ = np.hypot(x, y); over = np.maximum(rad_/(R*.97), 1); x, y = x/over, y/over; rad_ = np.hypot(x, y)
        z = pile_base+dome*np.clip(1-(rad_/R)**2, 0, 1)*(.25+.75*lay_)+rad*1.1*layers*lay_*np.clip(1.15-(rad_/R)**3, 0, 1)+.022*np.sin(t*rng.uniform(9, 17)+rng.uniform(0, 6))+rng.uniform(-.02, .02)
        # ends dive
        z = z-.09*(1-sstep(0, .06, t))-.09*sstep(.94, 1, t)
        outs.append(obj(tube_mesh('noodle', np.stack([x+cx, y+cy, z], -1), rad*rng.uniform(.9, 1.08), mat, 9)))
    return outs
def peanut():
    """Halves of roasted peanuts, flat where they parted, and bits of them."""
    m = vm('peanut', rough=.5, sss=.1, bump=.25, bscale=60, coat=.08, rndv=.14)
    def mk(i):
        def fn(p, n):
            q = p.copy(); q[:, 0] *= 1+.10*(n[:, 0] > 0)*n[:, 0]; flat = -.010; low = q[:, 2] < flat; q[:, 2] = np.where(low, flat+.010*np.exp(-(n[:, 1]/.22)**2)*(1-n[:, 0]**2)-.006*np.exp(-((n[:, 0]-.8)/.12)**2-(n[:, 1]/.2)**2), q[:, 2]); return q
        cf = lambda p, n: cmix(cmix('#c48a4a', '#e4bc82', .5+1.1*fbm(n*1.8+i*3, 3)), '#a5682e', sstep(.15, .5, fbm(n*3+i*5, 3))*.6)
        if i < 5: return blob('peanut', (.098+.008*math.sin(i*2), .058, .054), .05, 1.2, i, 4, m, fn, cf)
        return blob('pnfrag', (.03+.012*(i % 3), .032, .026), .4, 1.5, i, 3, m, None, cf, 3, 3)
    return variants('peanut', 8, mk)
def sesame(c='#efdfba'):
    """3 mm long, flat, pointed at one end."""
    m = food('sesame'+c, c, shade(c, .82), scale=14, rough=.5, sss=.1, bump=0, rndv=.2); return variants('ses'+c, 4, lambda i: blob('ses', (.0165*(1+.12*math.sin(i*2)), .0102, .0055), .06, 1, i, 2, m, lambda p, n: p*np.stack([1+0*n[:, 0], 1-.42*np.clip(n[:, 0], 0, 1)**1.5, 1+0*n[:, 0]], -1)))
def oat(c=('#c49b66', '#e6cf9f'), key='oat', rough=.9, sss=.06, thick=.004):
    """Rolled oats: thin flakes with a crease along the middle, their edges ragged and bent, no two alike."""
    m = food(key, vcol=True, rough=rough, sss=sss, bump=.35, bscale=70, spec=.25, rndv=.16, rndh=.006)
    def mk(i):
        rng = random.Random(i*7+1); nr, nt = 9, 44; a = np.linspace(0, 2*np.pi, nt, endpoint=False)[:, None]; r = np.linspace(.02, 1, nr)[None, :]; out = (1+.06*np.sin(a*2+i)+.05*np.sin(a*3+i*2)+.04*np.sin(a*7+i*3)+.04*np.sin(a*13+i))*(1-.22*np.exp(-((np.mod(a-rng.uniform(0, 6.28)+np.pi, 2*np.pi)-np.pi)/.16)**2)); L, W = rng.uniform(.040, .055), rng.uniform(.030, .042); x, y = L*r*out*np.cos(a), W*r*out*np.sin(a)
        top = thick*(1-r**3)+rng.uniform(-3.5, 3.5)*x*y+rng.uniform(-2.5, 3)*x*x+rng.uniform(-4, 2)*y*y+.004*fbm(np.stack([x*38+i, y*38, 0*x], -1), 2)-.004*np.exp(-((y+.004*np.sin(x*60))/.0045)**2)*(r < .85); k = fbm(np.stack([x*30+i*3, y*60, 0*x], -1), 3); c = mix(lin(C0), lin(C1), c01(.55+.9*k-.35*np.exp(-(y/.005)**2)+.25*(r > .8)))
        V = np.stack([x, y, top], -1).reshape(-1, 3); B = V.copy(); B[:, 2] -= thick*(1.6-1.3*np.tile(r[0], nt)); f = grid_faces(nt, nr, wrap_u=True); n = len(V); e = [(i_*nr+nr-1, i_*nr+nr-1+n, ((i_+1) % nt)*nr+nr-1+n, ((i_+1) % nt)*nr+nr-1) for i_ in range(nt)]
        return mesh('oat', np.concatenate([V, B]), f+[tuple(q+n for q in reversed(g)) for g in f]+e, np.concatenate([c.reshape(-1, 3)]*2), m)
    C0, C1 = c
    return variants(key, 8, mk)
def granola(n=7):
    """Clusters of toasted oat flakes stuck together by syrup, a splinter of almond here and there; the last two are loose flakes in twos and threes."""
    m = food('oatc', vcol=True, rough=.62, sss=.05, bump=.3, bscale=60, rndv=.2, rndh=.01, coat=.10, spec=.35); fl = oat(('#ba8a4c', '#e4c48c'), 'oattoast')
    def flakes(k): me = fl[k % len(fl)]; v = np.empty(len(me.vertices)*3, np.float32); me.vertices.foreach_get('co', v); c = np.empty(len(me.vertices)*4, np.float32); me.color_attributes['Col'].data.foreach_get('color', c); return v.reshape(-1, 3).astype(float), [tuple(p.vertices) for p in me.polygons], c.reshape(-1, 4)[:, :3].astype(float)
    src = [flakes(k) for k in range(len(fl))]
    def mk(i):
        rng = random.Random(i*5+1); parts = []; s = np.array([.075, .058, .040])*rng.uniform(.75, 1.2); few = i >= n-2
        if not few:
            v, f = bpart(tuple(s*.80), i, 3, .35, 2.2); parts.append((v, f, mix(lin('#7d5424'), lin('#b88848'), c01(.5+fbm(v*14, 3)))))
        for k in range(rng.choice((2, 3)) if few else rng.randint(26, 36)):
            d = np.array(Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))).normalized()); v, f, c = src[rng.randrange(len(src))]; z = rng.uniform(.7, 1.05); q = align(tuple(d+np.array([rng.gauss(0, .45) for _ in range(3)])), rng.uniform(0, 6.28)); R = np.array(q.to_matrix()); at = d*s*rng.uniform(.78, 1.12) if not few else np.array([rng.gauss(0, .03), rng.gauss(0, .03), .012*k])
            t = rng.uniform(-.4, .6); parts.append(((v*z)@R.T+at, f, mix(c, c*np.array(lin('#d9a868'))*1.25, np.full(len(c), c01(t)))))
        if i % 2 == 0:
            for k in range(2): d = np.array(Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))).normalized()); v, f = bpart((.042, .015, .011), i+k, 2, .25, 2, 3, align(tuple(d), rng.uniform(0, 6)), tuple(d*s*.95)); parts.append((v, f, mix(lin('#e6cd9c'), lin('#a5682e'), c01(.3+fbm(v*20, 2)))))
        return merge('granola', parts, m)
    return variants('granola', n, mk)
def almond_flake():
    """Cut thin as paper, a little curled, the brown skin a line along the edge."""
    m = vm('almf', rough=.5, sss=.2, bump=.12, bscale=70, rndv=.08)
    def mk(i):
        rng = random.Random(i+4); nr, nt = 12, 56; a = np.linspace(0, 2*np.pi, nt, endpoint=False)[:, None]; r = np.linspace(.02, 1, nr)[None, :]; out = 1+.05*np.sin(a*2+i)+.03*np.sin(a*5+i*2); W = rng.uniform(.042, .054); x = .088*rng.uniform(.8, 1.1)*r*out*np.cos(a); y = W*r*out*np.sin(a)*(1-.38*np.clip(np.cos(a), 0, 1)**1.5)
        cut = rng.uniform(.03, .07) if i % 3 == 2 else 9; x = np.minimum(x, cut+.01*np.sin(y*90+i)); z = rng.uniform(-3, 3)*x*x+rng.uniform(-2.5, 2.5)*y*y+rng.uniform(-2, 2)*x*y; k = fbm(np.stack([x*20+i, y*60, 0*x], -1), 3); c = cmix('#efdfbb', '#faf0d8', .5+.9*k); c = mix(c, lin('#8a552a'), sstep(.93, .975, r+0*a)*(x < cut-.012)*.9); V = np.stack([x, y, z], -1).reshape(-1, 3); B = V.copy(); B[:, 2] -= .007; f = grid_faces(nt, nr, wrap_u=True); n = len(V); e = [(q*nr+nr-1, q*nr+nr-1+n, ((q+1) % nt)*nr+nr-1+n, ((q+1) % nt)*nr+nr-1) for q in range(nt)]
        return mesh('almf', np.concatenate([V, B]), f+[tuple(q+n for q in reversed(g)) for g in f]+e, np.concatenate([c.reshape(-1, 3)]*2), m)
    return variants('almf', 6, mk)
def rice():
    """Cooked rice: plump, a little bent, ends rounded."""
    m = food('rice', '#efe8d6', '#fbf6e8', rough=.42, sss=.35, sssr=(.05, .05, .045), bump=.06, rndv=.06, coat=.12); return variants('rice', 6, lambda i: blob('rice', (.036+.0022*(i % 4), .0142+.0008*(i % 3), .0136), .07, 1.1, i, 3, m, lambda p, n: p+np.stack([0*p[:, 0], 0*p[:, 0], (.6+.9*(i % 4))*p[:, 0]**2-.0016*np.exp(-(n[:, 1]/.25)**2)*(n[:, 2] > 0)], -1), None, 3, 2.5))
def pecan(n=5):
    """Half kernels: two long lobes, a deep furrow between them and a shallow one along each."""
    m=vm('pecan',rough=.45,sss=.05,bump=.2,bscale=50,coat=.12,rndv=.16)
    def furrows(p,i): u=p[:,1]/.07+.05*np.sin(p[:,0]*26+i); return u,np.exp(-(u/.13)**2),np.exp(-((np.abs(u)-.46)/.10)**2)*(.6+.4*np.sin(p[:,0]*30+i))
    def mk(i):
        def fn(p,n_): q=p.copy(); q[:,1]*=1-.22*np.clip(n_[:,0],0,1)**2; u,a,b=furrows(q,i); top=sstep(-.25,.3,n_[:,2]); q[:,2]-=top*(.030*a+.012*b)-top*.007*fbm(np.stack([p[:,0]*14+i,p[:,1]*46,0*u],-1),3); q[:,0]-=np.sign(n_[:,0])*.018*a*np.clip(np.abs(n_[:,0])-.75,0,1)*4; q[:,2]=np.maximum(q[:,2],-.014+.006*a); q[:,2]+=.5*i%3*.2*p[:,0]**2; return q
        def cf(p,n_): u,a,b=furrows(p,i); k=fbm(np.stack([p[:,0]*8+i*3,p[:,1]*40,0*u],-1),4); return mix(cmix('#7d441b','#b87a3c',.5+.9*k),lin('#4f260e'),c01(.8*a+.55*b)*(n_[:,2]>-.2))
        return blob('pecan',(.150*(1+.08*math.sin(i*3)),.072,.046),.05,1.5,i,5,m,fn,cf,3,2.3)
    return variants('pecan',n,mk)
def pist(n=6):
    m=vm('pist',rough=.6,sss=.1,bump=.25,bscale=24,rndv=.18)
    def cf(p,n_): return cmix(cmix('#7d8f34','#b9bd62',.5+1.2*fbm(n_*1.6+3,3)),'#7a4a4a',sstep(.25,.5,fbm(n_*1.3+9,2))*.7)
    return variants('pist',n,lambda i: blob('pist',(.052-.012*(i%3),.024,.017),.32,1.5,i,2,m,None,cf,3,2+2*(i%2)))
def chilli_flake(): return crumb(food('cflake','#a81a0c','#d8401a',rough=.5,sss=.1,bump=.1,rndv=.25),.020,5,.5,'cflake',1)
def cinnamon_quill(L=.9,R=.055):
    m=vm('cinn',rough=.7,sss=.03,bump=.4,bscale=18,rndv=.1)
    def mk(i):
        a=np.linspace(-2.6*np.pi,2.6*np.pi,120); r=R*(.25+.75*np.abs(a)/(2.6*np.pi)); sg=np.sign(a); X=sg*R*.85-sg*r*np.cos(np.abs(a)); Z=r*np.sin(np.abs(a)); t=np.linspace(-.5,.5,20); V=np.stack([np.outer(t*L,np.ones(120)),np.outer(np.ones(20),X),np.outer(np.ones(20),Z)],-1); c=cmix('#7a3f1c','#a8642f',.5+nz(V[...,0],V[...,1],6,0,4,V[...,2]))
        return mesh('cinn',V.reshape(-1,3),grid_faces(20,120),c.reshape(-1,3),m)
    return variants('cinn%s'%L,1,mk)
def put_cinn(x,y,z,rot,L=.9): o=obj(cinnamon_quill(L)[0],(x,y,z),(0,0,rot)); lay_solid(o,.010); return o
def sugar(n=3): return seed('#fffaf0',(.012,.012,.009),'sugar')
def almonds(n=5):
    """Whole, in their skins: drops with fine lines along them."""
    m=vm('almond',rough=.62,sss=.04,bump=.3,bscale=60,rndv=.14)
    def mk(i):
        def fn(p,n_): q=p.copy(); t=np.clip(n_[:,0],0,1); k=1-.48*t**1.7; q[:,1]*=k; q[:,2]*=k*(.92+.08*math.sin(i)); a=np.arctan2(n_[:,2],n_[:,1]); return q*(1-.022*np.abs(np.sin(a*11+.8*np.sin(n_[:,0]*5+i)))*(1-np.abs(n_[:,0])**3))[:,None]
        def cf(p,n_): a=np.arctan2(n_[:,2],n_[:,1]); return cmix(cmix('#7d451d','#b57a42',.5+.8*fbm(np.stack([n_[:,0]*1.5,np.cos(a)*5,np.sin(a)*5+i],-1),3)),'#5a2e12',.6*np.abs(np.sin(a*11+.8*np.sin(n_[:,0]*5+i)))**6)
        return blob('almond',(.116*(1+.08*math.sin(i*2)),.066*(1+.06*math.cos(i*3)),.040),.035,1.2,i,4,m,fn,cf)
    return variants('almond',n,mk)
def star_anise():
    m=vm('anise',rough=.6,sss=.03,bump=.3,rndv=.1); nr,nt=30,240; x,y,f=disk_grid(1,nr,nt); r=np.hypot(x,y); a=np.arctan2(y,x); ph=np.abs(np.cos(a*4)); R=.19*(.16+.84*ph**2.2); Z=.045*np.sin(np.pi*np.clip(r,0,1)**.8)*ph**2-.035*np.exp(-((np.abs(np.sin(a*4)))/.10)**2)*sstep(.35,.6,r)*(1-sstep(.9,1,r)); return mesh('anise',np.stack([x/(r+1e-6)*r*R,y/(r+1e-6)*r*R,Z+.02],-1),f,cmix('#6b3517','#3b1a0a',np.exp(-((np.abs(np.sin(a*4)))/.13)**2)*r+.3*nz(x,y,6)),m)
def clove(): m=food('clove','#2a140a','#4a2614',rough=.7,sss=0,bump=.2); t=np.linspace(0,1,16); return variants('clove',1,lambda i: tube_mesh('clove',np.stack([0*t,0*t,t*.13],-1),.010+.02*sstep(.72,.8,t),m,8))[0]
def penne(key='penne',c1='#e9c67a',c2='#f6dea4',L=.36,r=.062,n=6,ridged=True,film=None):
    """Cut askew, fine ridges, a little flattened and bent; `film` (light, dark) is the sauce that clings to it."""
    m=food('pen_'+key,vcol=True,rough=.36,sss=.25,bump=.12,bscale=50,coat=.2,rndv=.1)
    def mk(i):
        rng=random.Random(i*7+3); nt,na=20,136; t=np.linspace(0,1,nt)[:,None]; a=np.linspace(0,2*np.pi,na,endpoint=False)[None,:]; ri=r*.76; l=L*rng.uniform(.86,1.1); rib=1+(.017*np.cos(a*34) if ridged else 0); bend,flat=rng.uniform(-.012,.012),rng.uniform(.86,1.0)
        def shell(R): x=(t-.5)*l+.85*R*np.cos(a); return np.stack([x,R*np.cos(a)*1.0+bend*(2*t-1)**2,R*np.sin(a)*flat+0*t],-1)
        Vo=shell(r*rib).reshape(-1,3); Vi=shell(ri+0*a).reshape(-1,3); k=len(Vo); f=grid_faces(nt,na,wrap_v=True); fi=[tuple(q+k for q in reversed(p)) for p in f]
        e=[]
        for j in range(na): a0,b0=j,(j+1)%na; e.append((b0,a0,a0+k,b0+k)); a1,b1=(nt-1)*na+j,(nt-1)*na+(j+1)%na; e.append((a1,b1,b1+k,a1+k))
        V=np.concatenate([Vo,Vi]); q=fbm(V*6+i*5,3); c=cmix(c1,c2,.45+.9*q)
        if film: g=fbm(V*36+i,3); w=sstep(-.15,.45,fbm(V*7+i*9,3)+.25*g); groove=np.concatenate([(.5-.5*np.cos(a*34)+0*t).ravel(),np.full(k,.6)]) if ridged else 1; c=mix(c,cmix(film[1],film[0],.6+.6*g),c01(w*(.42+.55*groove)+.22*groove)); c=mix(c,lin(film[1]),sstep(.26,.42,g)*.85)
        return mesh('penne',V,f+fi+e,c,m)
    return variants('pen'+key,n,mk)
def fusilli(key='fus',c1='#dfc078',c2='#f3dfa6',L=.46,R=.064,n=5,groove=None):
    """Three thin fins with soft rims wound about a thin core, hollowed a little to one side; `groove` is the colour of the sauce that clings between them."""
    m=food('fus_'+key,vcol=True,rough=.34,sss=.22,sssr=(.06,.045,.02),bump=.14,bscale=46,coat=.22,rndv=.10)
    def star(w=.0112,core=.017):
        out=[]
        for k in range(3):
            q=2*np.pi*k/3; arm=[(r,-w*(1+.9*math.exp(-(r-core)/.010))) for r in np.linspace(core,R-w,7)]; tip=[(R-w+w*math.cos(u),w*math.sin(u)) for u in np.linspace(-1.25,1.25,5)]
            for r,o in arm+tip+[(r,-o) for r,o in reversed(arm)]: out.append((r*math.cos(q)-o*math.sin(q),r*math.sin(q)+o*math.cos(q)))
        return np.array(out)
    s=star(); rho=np.hypot(s[:,0],s[:,1]); th=np.arctan2(s[:,1],s[:,0])+.55*(rho/R)**2
    def mk(i):
        rng=random.Random(i*11+3); nt,na=130,len(s); t=np.linspace(0,1,nt)[:,None]; turns=(2.0+.16*i)*(1 if i%2 else -1)*(1 if i<3 else -1); wind=2*np.pi*turns*(t+.02*np.sin(t*9+i))+i; slack=1+.07*np.sin(t*8+i*2)+.05*np.sin(t*21+i); k=1+(slack-1)*(rho/R)[None,:]
        r=rho[None,:]*k*(1-.16*np.clip(np.abs(2*t-1)-.9,0,1)/.1); a=th[None,:]*(1 if turns>0 else -1)+wind; b1,b2=rng.uniform(-.07,.07),rng.uniform(-.05,.05); u=2*t-1; x=(t-.5)*L+.012*np.sin(a*2+i)*(rho/R)[None,:]; y=r*np.cos(a)+b1*u*u; z=r*np.sin(a)+b2*u*u*u; V=np.stack([x,y,z],-1); out=(rho/R)[None,:]+0*t; f=fbm(V*7+i*3,3)
        c=mix(lin(c1),lin(c2),c01(.35+.8*f+.3*(out-.5)))
        if groove: film=c01(.10+.9*fbm(V*5+i*7,3)+.85*sstep(.8,.2,out)); c=mix(c,lin(groove[0]),film*.85); c=mix(c,lin(groove[1]),sstep(.24,.36,fbm(V*38+i*5,2)+.25*fbm(V*6+i,2))*.85)
        return mesh('fus',V.reshape(-1,3),grid_faces(nt,na,wrap_v=True)+[tuple(range(na-1,-1,-1)),tuple(range((nt-1)*na,nt*na))],c.reshape(-1,3),m)
    return variants('fus'+key,n,mk)
def gnocchi(c1='#d6b468',c2='#ecd49a'):
    m=food('gno',c1,c2,scale=4,rough=.42,sss=.3,bump=.12,coat=.12,rndv=.10)
    def mk(i):
        def fn(p,n): g=np.cos(p[:,0]*125+.5*np.sin(p[:,1]*20+i))*sstep(-.15,.35,n[:,2])*(1-sstep(.75,.95,np.abs(n[:,0]))); return p+n*(g*.005)[:,None]+np.array([0,0,1])*(np.exp(-(p[:,1]/.035)**2-(p[:,0]/.09)**2)*(n[:,2]<-.2)*.04)[:,None]
        return blob('gno',(.150,.098,.082),.09,1.5,i,5,m,fn,None,3,2.4)
    return variants('gno',4,mk)
def cinnamon(loc,rot=0,L=.7,r=.055,tilt=(0,0)):
    m=fm('#7a3d18','#a8602c',scale=7,rough=.75,sss=0,bump=.5,bscale=22); n=60; t=np.linspace(-.5,.5,14)
    a=np.linspace(-2.6*pi_/1,0,40); s=np.linspace(.35,1,40); prof=np.concatenate([np.stack([(s*r)*np.cos(a)-r*.45,(s*r)*np.sin(a)],-1)]); prof2=prof[::-1]*[-1,1]; pr=np.concatenate([prof2,prof]) if False else prof
    V=np.array([(tt*L,py,pz) for tt in t for py,pz in pr]); me=mesh('cin',V,grid_faces(len(t),len(pr)),mat=m); o=obj(me,loc,(0,0,0)); o.rotation_euler=(tilt[0],tilt[1],rot); lay_solid(o,.012)
    V2=V.copy(); V2[:,1]=-V2[:,1]+r*.5; o2=obj(mesh('cin2',V2,grid_faces(len(t),len(pr)),mat=m),loc); o2.rotation_euler=(tilt[0],tilt[1],rot); lay_solid(o2,.012)
def anise(loc,rot=0,s=1.0,nrm=(0,0,1)):
    m=fm('#5a2c14','#83461f',scale=8,rough=.6,sss=0,bump=.3); sm=fm('#8a4a1c',rough=.2,sss=0,bump=0,coat=.6); q=align(nrm,rot)
    pe=variants('anp',1,lambda i: blob('anp',(.085,.032,.032),.1,1.6,1,3,m,lambda p,n: p+np.array([0,0,.02])*sstep(0,1,n[:,0])[:,None])); sd=variants('ans',1,lambda i: blob('ans',(.026,.017,.014),0,1,0,2,sm))
    for k in range(8):
        a=k*pi_/4; d=Vector((math.cos(a),math.sin(a),0)); qq=q@Quaternion((0,0,1),a); obj(pe[0],Vector(loc)+q@(d*.085*s),scale=s,quat=qq); obj(sd[0],Vector(loc)+q@(d*.09*s+Vector((0,0,.028*s))),scale=s,quat=qq)
def cardamom(): m=fm('#8fa35a','#b9c486',scale=8,rough=.6,sss=.1,bump=.35,bscale=22); return variants('card',3,lambda i: blob('card',(.085,.042,.042),.1,1.6,i,3,m))
def almond(): return almonds()
def cashew():
    """Bent, thick at one end, a seam along the inside; some are halves. Roasted unevenly."""
    m=vm('cashew',rough=.5,sss=.15,bump=.2,bscale=50,coat=.06,rndv=.10)
    def mk(i):
        rng=random.Random(i*3+1); n,ns=44,22; t=np.linspace(-1,1,n)[:,None]; bend=rng.uniform(1.15,1.75); R=.092*rng.uniform(.9,1.1); a=t*bend; rad=.047*rng.uniform(.9,1.08)*np.sqrt(np.clip(1-np.abs(t)**2.6,0,1))*(1+.24*t)+.0005; b=np.linspace(0,2*np.pi,ns,endpoint=False)[None,:]; sec=1-.20*np.exp(-((np.mod(b,2*np.pi)-np.pi)/.28)**2); rr=rad*sec
        flat=rr*.86*np.sin(b); flat=np.maximum(flat,-.004) if i>=5 else flat; x=(R+rr*np.cos(b))*np.cos(a)-R*.8; y=(R+rr*np.cos(b))*np.sin(a); V=np.stack([x,y,flat+.02*rng.uniform(-1,1)*t*t],-1).reshape(-1,3); V=V*(1+.04*fbm(V*12+i*5,3))[:,None]; k=fbm(V*9+i*3,3); c=cmix('#e2c78f','#f2e0b4',.5+.9*k); c=mix(c,lin('#b9813e'),sstep(.05,.5,fbm(V*7+i*9,3)+.25*np.repeat(np.abs(t[:,0])**3,ns))*.75)
        return mesh('cashew',V,grid_faces(n,ns,wrap_v=True),c,m)
    return variants('cashew',6,mk)
def walnut():
    """Half kernels, folded like brains, parted by a furrow, and pieces of them."""
    m=vm('walnut',rough=.55,sss=.05,bump=.25,bscale=60,coat=.05,rndv=.14)
    def folds(n,i): w=n+.35*np.stack([fbm(n*1.7+i*3,2),fbm(n*1.7+i*3+7,2),fbm(n*1.7+i*3+13,2)],-1); return np.abs(np.sin(6.5*fbm(w*1.5+i*5,2)+3.0*np.abs(w[:,1])))
    def mk(i):
        piece=i>=4
        def fn(p,n):
            f=folds(n,i); g=np.exp(-(n[:,1]/.10)**2)*(0 if piece else 1); q=p*(1-.17*(1-f)**1.5-.30*g)[:,None]; q[:,0]*=1-.10*g; q[:,1]*=1-.30*np.clip(np.abs(n[:,0])-.6,0,1)*(0 if piece else 1); q[:,2]=np.where(q[:,2]<-.03,-.03+.02*fbm(n*4+i,2),q[:,2]); return q+.003*n*fbm(n*14+i,2)[:,None]
        cf=lambda p,n: mix(cmix('#b98a52','#dfba86',.5+fbm(n*2.2+i*3,3)),lin('#6e4120'),c01((1-folds(n,i))**1.3*.8+.5*np.exp(-(n[:,1]/.10)**2)*(not piece)+.4*sstep(.1,.5,fbm(n*2+i*7,3))))
        return blob('walnut',(.075,.06,.05) if piece else (.140*(1+.06*math.sin(i*2)),.118,.078),.22 if piece else .08,1.6,i,5 if not piece else 4,m,fn,cf)
    return variants('walnut',7,mk)
def chopped_walnut(n=9):
    """Walnuts chopped with a knife: flat breaks, pale within, a scrap of brown skin on one side."""
    m=vm('walnutbit',rough=.6,sss=.08,bump=.3,bscale=70,rndv=.16)
    def mk(i):
        d,h=breaks(np.random.RandomState(i*7+3),7,.010,.024)
        def fn(p,n): return broken_along(p,(d[1:],h[1:]),i)+n*(.0016*fbm(n*7+i,2))[:,None]
        return blob('walnutbit',(.032,.026,.022),.25,1.6,i,4,m,fn,lambda p,n: mix(cmix('#b48a54','#d8ba8a',.5+fbm(n*3+i*3,3)),cmix('#6a3e1e','#9a6636',.5+fbm(n*5+i,2)),sstep(.0,.2,n@d[0]+.3*fbm(n*3+i,2))))
    return variants('walnutbit',n,mk)
def pumpkinseed():
    """Flat, dark olive, pointed at one end, a rim round them."""
    m=vm('pumps',rough=.42,sss=.06,bump=.15,bscale=50,coat=.1,rndv=.22,rndh=.012)
    def mk(i):
        def fn(p,n): q=p.copy(); q[:,1]*=1-.55*np.clip(n[:,0],0,1)**2.2; rim=np.exp(-((np.hypot(p[:,0]/.062,p[:,1]/.032)-.86)/.10)**2); q[:,2]+=np.sign(n[:,2])*.0025*rim+(1.5*math.sin(i*3))*p[:,0]**2; return q
        def cf(p,n): q=np.hypot(p[:,0]/.062,p[:,1]/.032); return mix(cmix('#4c5a24','#7f8a48',.5+1.0*fbm(np.stack([p[:,0]*10+i,p[:,1]*60,0*q],-1),3)),lin('#a9ad78'),.5*sstep(.82,.95,q))
        return blob('pumps',(.062*(1+.08*math.sin(i*2)),.032,.010),.05,1.2,i,4,m,fn,cf)
    return variants('pumps',5,mk)
def coffeebean():
    m=fm('#2e160b','#4a2714',scale=5,rough=.35,sss=0,bump=.1,coat=.3)
    def mk(i):
        def fn(p,n): p=p.copy(); g=np.exp(-((n[:,1]+.12*np.sin(n[:,0]*3))/.13)**2)*(n[:,2]>0); p[:,2]-=.02*g; p[:,2]=np.where(n[:,2]>0,p[:,2]*.62,p[:,2]); return p
        return blob('cbean',(.075,.052,.048),.04,1.2,i,4,m,fn)
    return variants('cbean',2,mk)
def flakesalt():
    """Sea salt: thin plates and small crystals with corners, of very uneven sizes."""
    m=fm('#f6f4ee','#ffffff',rough=.25,sss=.25,bump=.1,rndv=0)
    return variants('fsalt',7,lambda i: blob('fs',((.016,.012,.0022),(.011,.008,.0030),(.005,.0048,.0046),(.0040,.0042,.0038),(.020,.011,.0024),(.007,.005,.0040),(.0032,.0030,.0030))[i],.12,1.5,i,2,m,power=14))
def popcorn(n=10):
    """Burst kernels: lobes of very different size, some drawn out to thin curled petals, creased and matt, warm in the folds; splinters of hull stick to them."""
    m=vcol('popc',rough=.8,sss=.2,sssr=(.05,.045,.03),bump=.3,bscale=70,bdist=.006,rndv=.06,rndh=.003)
    def mk(i):
        rng=random.Random(i*5+3); parts=[]
        def unit(): return np.array(Vector((rng.gauss(0,1),rng.gauss(0,1),rng.gauss(0,1))).normalized())
        for k in range(rng.randint(6,10)):
            d=unit(); b=rng.choice((.026,.034,.044,.056,.070))*rng.uniform(.85,1.15); petal=rng.random()<.4; r=np.array((b*rng.uniform(1,1.5),b*rng.uniform(.8,1.1),b*(rng.uniform(.25,.45) if petal else rng.uniform(.7,1)))); v,f=ico(4); s=i*17+k*3.3; g=fbm(v*1.9+s,3); fold=np.abs(fbm(v*3.1+s+9,3)); p=v*r*(1+.36*g-.30*np.exp(-(fold/.05)**2)*.5+.05*fbm(v*13+s,2))[:,None]; p[:,2]+=rng.uniform(-7,7)*p[:,0]**2+rng.uniform(-5,5)*p[:,1]**2*petal
            q=np.array(align(unit() if petal else d,rng.uniform(0,6.28)).to_matrix()); c0=d*rng.uniform(.035,.075); p=p@q.T+c0; rr=np.linalg.norm(p,axis=1); u=c01((rr-.055)/.055+.5*g-.45*np.exp(-(fold/.06)**2)); c=mix(lin('#e0b65c'),lin('#f7ecd0'),u); c=mix(c,lin('#d9a93a'),sstep(.12,.45,fbm(v*3.3+s+4,3)+.3*fbm(v*12+s,2))*.4); parts.append((p,f,c))
        v,f=ico(3); parts.append((v*np.array((.05,.046,.05))*(1+.3*fbm(v*2+i,3))[:,None],f,lin('#eccb80')))
        for _ in range(rng.randint(1,3)): # hull
            d=unit(); v,f=ico(2); p=v*np.array((.034,.022,.004))*rng.uniform(.6,1.1); p[:,2]+=9*p[:,0]**2-6*p[:,1]**2; parts.append((p@np.array(align(d,rng.uniform(0,6.28),.5,rng).to_matrix()).T+d*rng.uniform(.05,.075),f,mix(lin('#6a3410'),lin('#b0701f'),c01(.5+fbm(v*3,2)))))
        return merge('popc',parts,m)
    return variants('popc',n,mk)
def cracked():
    """Coarse ground pepper: splinters of many sizes, black skin and paler inside."""
    ms=[food('pep%d'%k,c,shade(c,1.3),scale=60,rough=.7,sss=0,bump=0,rndv=.3) for k,c in enumerate(('#1b1512','#2b211a','#57432f','#8d7758'))]
    def mk(i): me=blob('pep',tuple((.0034,.0060,.0092,.0045,.0120,.0028,.0070,.0050,.0038)[i]*q for q in (1,.8,.6)),.55,1.6,i*3,1,ms[(0,0,1,2,0,3,1,0,2)[i]],None,None,2,3); me.polygons.foreach_set('use_smooth',[False]*len(me.polygons)); return me
    return variants('pepg',9,mk)
def pepper(rng,pts,zf,s=1.0):
    """Ground over it from above: thicker here than there."""
    b=cracked(); c=rng.uniform(0,9)
    for x,y in pts:
        x,y=x+rng.gauss(0,.03),y+rng.gauss(0,.03)
        if rng.random()<.75+1.6*float(nz(x,y,2.2,c)): obj(rng.choice(b),(x,y,zf(x,y)+.001),quat=rq(rng),scale=s*rng.uniform(.7,1.25))
def saltcrystal(n=8):
    """Coarse salt: clear broken crystals with flat faces, no two alike."""
    m=fm('#f2efe8','#ffffff',rough=.18,sss=.3,bump=.2,bscale=60,transm=.35,ior=1.5,rndv=.05)
    def mk(i):
        r=random.Random(i*5+2); cut=[(np.array(Vector((r.gauss(0,1),r.gauss(0,1),r.gauss(0,1))).normalized()),r.uniform(.008,.015)) for _ in range(9)]
        def fn(p,n):
            for d,h in cut: p=p-np.outer(np.maximum(p@d-h,0),d)
            return p
        return blob('csalt',(.019,.016,.013),0,1,i,3,m,fn)
    return variants('csalt',n,mk)

"""Vegetables, beans and tofu."""
import math, random
import numpy as np
from mathutils import Vector
from .base import N, align, basis, c01, cmix, disk_grid, fbm, grid_faces, lin, mix, nz, sstep
from .shapes import blob, bpart, cube, ico, merge, mesh, obj, rev, ribbon, seated, slice_disc, tube_mesh, variants
from .materials import fm, food, vcol, vm
from .piles import lay
from .leaves import leaf

def chickpea(mat=None, wrinkled=.5):
    """Chickpeas: a beak, a furrow from it over the top that makes two cheeks, skin that wrinkles and here and there has split."""
    mat = mat or food('chickpea', '#d9a968', '#efd0a0', scale=3, rough=.42, sss=.25, bump=.2, bscale=40, coat=.1, rndv=.14)
    def mk(i):
        rng = random.Random(i*5+2); beak = rng.uniform(.6, 1.25); turn = rng.uniform(-.25, .25)
        def fn(p, n):
            tip = np.exp(-((n[:, 0]-.94)**2+(n[:, 1]-turn)**2+(n[:, 2]-.18)**2)/.075); p = p+np.stack([n[:, 0]+.25, n[:, 1]*.4, n[:, 2]*.4+.1], -1)*(tip*.021*beak)[:, None]; w = n[:, 1]-.12*np.sin(n[:, 0]*2+i); furrow = np.exp(-(w/.13)**2)*sstep(-.75, .3, n[:, 0])*(n[:, 2] > -.5)*(1-tip); p = p-n*(furrow*.011+np.exp(-((n[:, 0]+.92)**2+n[:, 1]**2+n[:, 2]**2)/.12)*.014)[:, None]
            q = fbm(n*np.array([2.2, 5, 5])+i*7, 3); p = p+n*(wrinkled*(.014*np.abs(q)-.012*np.abs(fbm(n*np.array([3, 8, 8])+i*3, 2))))[:, None]
            if i % 3 == 1: a = n @ np.array(Vector((.2, rng.uniform(-1, 1), 1)).normalized()); p = p+n*(.007*sstep(.28, .36, a+.10*fbm(n*3+i, 2)))[:, None]
            return p
        return blob('chickpea', (.104*(1+.06*math.sin(i*3)), .098*(1+.05*math.cos(i*2)), .090), .06, 1.3, i, 4, mat, fn)
    return variants('chickpea%s%s' % (mat.name, wrinkled), 7, mk)
def lentil(mat=None):
    mat = mat or food('lentil', '#d98e2a', '#ebb04c', rough=.4, sss=.2, bump=.1, bscale=60)
    return variants('lentil'+mat.name, 5, lambda i: blob('lentil', (.043*(1+.06*math.sin(i*2)), .043*(1+.06*math.cos(i*3)), .019+.002*(i % 3)), .07, 1.6, i, 3, mat, lambda p, n: p*np.stack([1+0*n[:, 0], 1+0*n[:, 0], .75+.25*np.abs(n[:, 2])], -1)+np.stack([0*n[:, 0], 0*n[:, 0], (i % 3-1)*2.2*p[:, 0]**2], -1)))
def bean(mat, r=(.13, .075, .07), name='bean', bend=.8):
    """Beans bent about their eye: blunt ends, one thicker, the eye a pale fleck on the hollow side, some with a wrinkle or a burst skin."""
    eye = food('eye'+mat.name, '#cdb99a', '#e8dcc4', scale=20, rough=.6, sss=.1, bump=0)
    def mk(i):
        rng = random.Random(i*9+4); b = bend*rng.uniform(.7, 1.25)/r[0]; fat = rng.uniform(-.13, .13); plump = rng.uniform(.9, 1.08)
        def fn(p, n):
            q = p.copy(); q[:, 1:] *= (plump*(1+fat*n[:, 0]))[:, None]; R = 1/b; a = q[:, 0]*b; q0 = q.copy(); q[:, 0] = (R-q0[:, 1])*np.sin(a)*1.02; q[:, 1] = R-(R-q0[:, 1])*np.cos(a); dent = np.exp(-(n[:, 0]/.28)**2-(n[:, 2]/.45)**2)*(n[:, 1] > 0); q[:, 1] -= dent*r[1]*.16
            if i % 4 == 2: q -= n*(.010*np.exp(-((n[:, 0]-.35+.3*n[:, 2])/.05)**2)*sstep(-.2, .4, n[:, 2]))[:, None]
            if i % 4 == 3: q += n*(.006*sstep(.0, .07, n[:, 0]*.6+n[:, 2]*.5+.12*fbm(n*3+i, 2)-.2))[:, None]
            return q
        me = blob(name, r, .035, 1.3, i, 4, mat, fn, None, 3, 2.25); me.materials.append(eye); v, f = ico(4)
        for k, g in enumerate(f):
            c = v[list(g)].mean(0)
            if c[1] > .6 and abs(c[0]) < .13 and abs(c[2]) < .09: me.polygons[k].material_index = 1
        return me
    return variants(name+mat.name, 5, mk)
def cucumber(th=.05, R=.22, arc=2*math.pi):
    """Cucumber, cut: a watery middle in three parts, pale seeds lying in it, no two slices of one size or thickness."""
    m = food('cuke', vcol=True, rough=.25, sss=.4, sssr=(.07, .10, .04), bump=.10, bscale=30, coat=.28, rndv=.06)
    def mk(i):
        rng = random.Random(i*3+1); R1, th1, ph = R*rng.uniform(.9, 1.04), th*rng.uniform(.75, 1.15), rng.uniform(0, 2); sd = [(k*2.094+ph+rng.uniform(-.75, .75), rng.uniform(.26, .50), rng.uniform(.75, 1.15)) for k in (0, 1, 2) for _ in range(7)]
        def colf(x, y, r, a):
            n = N(x, y, 5, i); three = .5+.5*np.cos(3*(a-ph)); c = mix(lin('#cfe0a4'), lin('#e6efc8'), c01(.5+.9*n+.35*(r-.6))); jel = (1-sstep(.44, .60+.05*n, r))*(.35+.65*three)*sstep(.04, .2, r); c = mix(c, lin('#b3cb84'), .75*jel); c = mix(c, lin('#e9f1cf'), .6*(1-sstep(.0, .035, np.abs(np.sin(1.5*(a-ph+1.047)))*r))*(r < .5))
            for q, d, z in sd:
                u = (x*np.cos(q)+y*np.sin(q)-d)/(.105*z); v = (-x*np.sin(q)+y*np.cos(q))/(.045*z*(1-.35*np.clip(-u, -1, 1))); k = u*u+v*v; c = mix(c, lin('#f1f2d8'), .85*(1-sstep(.75, 1.05, k))); c = mix(c, lin('#9fba74'), .45*np.exp(-((k-1.15)/.22)**2)); 
            c = mix(c, lin('#b6d182'), sstep(.74, .93, r)*.75); c = mix(c, lin('#5f8a3c'), sstep(.945, .965, r)); return mix(c, lin('#24491f'), sstep(.968, .982, r)*c01(.8+.6*N(np.cos(a), np.sin(a), 4, i)))
        return slice_disc('cuke', R1, th1, colf, m, nr=64, nt=150, arc=arc, outline=lambda t: 1+.02*np.cos(2*t+i)+.012*np.cos(3*t+i*2), zf=lambda X, Y, r, a: -.05*th1*(1-sstep(.3, .6, r))+.008*N(X, Y, 9, i))
    return variants('cuke%s' % str((th, R, round(arc, 2))), 4, mk)
def _cut_block(name,s,i,mat,colf,amp=.010,sub=6,soft=.0):
    """A block cut by hand: no two faces parallel, edges sharp, a corner off, fine pores all over."""
    rng=random.Random(i*13+5); v,f=ico(sub); u=np.abs(v).max(1)[:,None]; p=v/u; rel=np.sort(np.abs(p),1); e=rel[:,1]
    p=p*(1-.055*np.clip(e-.86,0,1)/.14*(1+.8*fbm(v*5+i*3,2)))[:,None]; h=np.array([s*.5*rng.uniform(.86,1.16),s*.5*rng.uniform(.86,1.1),s*.42*rng.uniform(.85,1.15)]); q=p*h
    for a in range(3):
        b,c=(a+1)%3,(a+2)%3; q[:,a]+=rng.uniform(-.13,.13)*q[:,b]+rng.uniform(-.10,.10)*p[:,a]*q[:,b]+rng.uniform(-.08,.08)*p[:,a]*q[:,c]
    k=np.array([rng.choice((-1,1)) for _ in range(3)],float)/3**.5; d=(p@k)-1.38-rng.uniform(0,.2); q=q-np.clip(d,0,1)[:,None]*k*h*1.2
    q=q+v*(amp*fbm(v*3+i*5,3)+soft*fbm(v*1.6+i,2))[:,None]*s*4; pore=sstep(.30,.52,fbm(p*11+i*9,2)); q=q-p*(pore*.030)[:,None]*h
    return mesh(name,q,f,colf(p,q,e,pore),mat)
def tofu(s=.24, n=5):
    """Plain firm tofu, cut in blocks."""
    m=food('tofuplain',vcol=True,rough=.5,sss=.3,sssr=(.06,.05,.035),bump=.3,bscale=70,rndv=.06)
    cf=lambda i: (lambda p,q,e,pore: mix(cmix('#e9dcbc','#f5ecd6',.5+1.0*fbm(q*9+i*4,4)),lin('#c9b288'),.5*pore+.15*sstep(.9,1,e)))
    return variants('tofu%s'%s,n,lambda i: _cut_block('tofu',s,i,m,cf(i)))
def tomato_cut(x, y, r, a, i):
    """Colour and height of a tomato cut across: chambers of uneven size between fleshy walls, pale seeds in their jelly."""
    rng = np.random.RandomState(i*11+3); n = 4+i % 3; b = np.cumsum(rng.uniform(.6, 1.4, n)); b = b/b[-1]*2*np.pi+rng.rand(); q = fbm(np.stack([x*2.6+i*5, y*2.6, x*0], -1), 3); f = fbm(np.stack([x*14, y*14, x*0+i], -1), 3); jelly = np.zeros_like(r); seeds = np.zeros_like(r); husk = np.zeros_like(r)
    for k in range(n):
        m = b[k]-.5*(b[k]-b[k-1] if k else b[0]+2*np.pi-b[-1]); w = (b[k]-b[k-1] if k else b[0]+2*np.pi-b[-1]); ro = .56+.05*rng.randn()*.6; cx, cy = ro*math.cos(m), ro*math.sin(m); ux = (x-cx)*math.cos(m)+(y-cy)*math.sin(m); uy = -(x-cx)*math.sin(m)+(y-cy)*math.cos(m); rx, ry = rng.uniform(.17, .22), np.clip(w*.5*ro*rng.uniform(.62, .80), .12, .42)
        bent = ux+.55*uy*uy/ry-.05; d = (np.abs(bent/rx)**2.4+np.abs(uy/ry)**2.4)**(1/2.4)+.28*q+.06*f; jelly = np.maximum(jelly, 1-sstep(.84, 1.02, d))
        for _ in range(int(4+ry*18)):
            v, u = rng.uniform(-.82, .82)*ry, rng.uniform(-.75, .15)*rx; t = m+rng.uniform(-.9, .9); u -= .55*v*v/ry-.05; px, py = cx+u*math.cos(m)-v*math.sin(m), cy+u*math.sin(m)+v*math.cos(m); c, s = math.cos(t), math.sin(t); e = np.hypot(((x-px)*c+(y-py)*s)/.062, (-(x-px)*s+(y-py)*c)/.036); g = rng.uniform(.45, 1); husk = np.maximum(husk, (1-sstep(.9, 1.5, e))*g); seeds = np.maximum(seeds, (1-sstep(.55, .9, e))*g)
    husk, seeds = husk*jelly, seeds*jelly; c = cmix('#c8402c', '#dd6a50', .5+.9*q+.4*f); c = cmix(c, '#e8a088', (1-sstep(.06, .24, r+.10*q))*.6); c = cmix(c, '#e08068', .35*np.exp(-((r-.80)/.03)**2)); c = cmix(c, cmix('#a83a12', '#c4701e', .5+1.3*q), jelly*.88); c = cmix(c, '#c99a3c', husk*.45); c = cmix(c, '#e6cf98', seeds*.75); c = cmix(c, '#b8281a', sstep(.88, .95, r)); return cmix(c, '#9f140c', sstep(.95, .985, r)), -.030*jelly+.020*husk+.010*seeds+.008*f*(1-jelly)
def tomato_half(R=.15):
    m = food('tomh', vcol=True, rough=.2, sss=.3, sssr=(.10, .03, .02), bump=.08, bscale=60, coat=.5, rndv=.08)
    def mk(i):
        nr, nt = 70, 200; x, y, f = disk_grid(1, nr, nt); r = np.hypot(x, y); a = np.arctan2(y, x); c, h = tomato_cut(x, y, r, a, i); o = 1+.03*np.cos(2*a+i)+.015*np.cos(5*a+i*2)
        V1 = np.stack([x*R*o, y*R*o, R*h*1.6+.004*(1-r**6)], -1); V2 = np.stack([x*R*o, y*R*o, -R*1.05*np.sqrt(np.clip(1-r*r, 0, 1))], -1)
        return mesh('tomh', np.concatenate([V1, V2]), f+[tuple(k+len(x) for k in reversed(q)) for q in f], np.concatenate([c, cmix('#a8170e', '#c92a1c', .5+fbm(V2*9+i, 3))]), m)
    return variants('tomh%s' % R, 7, mk)
def _slab(X, Y, th, bend):
    """A thin body with a soft edge over a grid of points."""
    nx, ny = X.shape; u = np.linspace(-1, 1, nx)[:, None]; v = np.linspace(-1, 1, ny)[None, :]; h = th*np.minimum(np.sqrt(np.clip(1-np.abs(u)**9, 0, 1)), np.sqrt(np.clip(1-np.abs(v)**7, 0, 1)))+.0004; z = bend(X, Y); n = nx*ny; f = grid_faces(nx, ny)
    rim = [i*ny for i in range(nx)]+[(nx-1)*ny+j for j in range(1, ny)]+[i*ny+ny-1 for i in range(nx-2, -1, -1)]+[j for j in range(ny-2, 0, -1)]; side = [(p, q, q+n, p+n) for p, q in zip(rim, rim[1:]+rim[:1])]
    return np.concatenate([np.stack([X, Y, z+h], -1).reshape(-1, 3), np.stack([X, Y, z-h], -1).reshape(-1, 3)]), f+[tuple(k+n for k in reversed(q)) for q in f]+side
def mush_slice(n=9, brown=.5, R=.19, wet=.08, tag='', rough=.52, gills=('#1d1009','#4a2d1a')):
    """Mushroom cut from cap to foot and fried: matt flesh under a rounded cap, dark gills sunk below it, a stalk that widens; a little bent, browned in blotches and along the rim."""
    n = max(n, 9); m = vm('mush%s%s' % (brown, tag), rough=rough, sss=.16, sssr=(.05, .035, .02), bump=.5, bscale=75, bdist=.008, coat=wet, spec=.32, rndv=.16, rndh=.008)
    def mk(i):
        rng = random.Random(i*13+2); r = R*rng.uniform(.78, 1.12); tall = rng.uniform(.62, .84); thin_ = r*rng.uniform(.10, .15); foot = 0 if i % 5 == 3 else rng.uniform(.4, .8); sw = rng.uniform(.20, .28); lean = rng.uniform(-.14, .14); a0, b0, tw = rng.uniform(-.5, .5)/r*.35, rng.uniform(-.3, .6)/r*.35, rng.uniform(-.5, .5)/r*.3; cut = rng.uniform(.3, .7) if i % 5 == 2 else 1.0
        bend = lambda X, Y: a0*X**2+b0*Y**2+tw*X*Y+.05*r*fbm(np.stack([X/r*1.8, Y/r*1.8, X*0+i*2.2], -1), 2)+.03*r*fbm(np.stack([X/r*6, Y/r*6, X*0+i*3.1], -1), 2)
        x = np.linspace(-1, cut, 100)[:, None]; v = np.linspace(0, 1, 36)[None, :]; top = tall*np.sqrt(np.clip(1-np.abs(x)**2.5, 0, 1))+.02*np.sin(x*5+i); bot = np.maximum(-.02-.26*np.abs(x)**2.2+.16*sstep(.82, 1, np.abs(x)), -.3); bot = np.minimum(bot, top); y = bot+(top-bot)*v; X = (x+lean*y*.3)*r+0*v; Y = y*r; parts = []
        def tone(X, Y, edge, gill, white):
            n1, n2, n3 = nz(X, Y, 1.6/r, i), nz(X, Y, 4.5/r, i+5), nz(X, Y, 13/r, i+9); c = cmix('#e2c99c', '#cba871', .5+.7*n1+.6*n3); w = brown*(.55+.9*n1+.75*n2+.45*n3)+.45*edge*c01(.6+1.6*n2)-.2*white; c = mix(c, lin('#b98347'), sstep(.18, .48, w)*.85); c = mix(c, lin('#7f4c22'), sstep(.50, .90, w)*.85); c = mix(c, lin('#402413'), sstep(.95, 1.3, w)*.6); return mix(c, mix(lin(gills[0]), lin(gills[1]), c01(.5+.5*comb(X, Y)+.8*n2)), gill)
        comb = lambda X, Y: np.sin(X/r*70+np.sign(X)*Y/r*9+2*nz(X, Y, 2/r, i+3))
        gl = np.exp(-(((y-bot)/(.20+.03*np.sin(x*9+i)))**4))*sstep(sw*.9, sw*1.3, np.abs(x))*(1-sstep(.88, .96, np.abs(x)))*(top-bot > .1); ed = sstep(.84, 1.0, v+0*x)*.9+.5*sstep(.88, 1, np.abs(x)+0*v); V, f = _slab(X, Y, thin_*(1-gl*(.38+.16*comb(X, Y))), bend); c = tone(X, Y, ed, .92*gl, 1-sstep(.2, .7, np.abs(x)+0*v)); c = mix(c, lin('#6a4326'), sstep(.955, .99, v+0*x)*.75).reshape(-1, 3); parts.append((V, f, np.concatenate([c, c])))
        if foot and cut > .3:
            s = np.linspace(-1, 1, 20)[:, None]; q = np.linspace(0, 1, 30)[None, :]; ww = sw*(1-.10*np.sin(q*3)+.35*sstep(.55, 1, q)); x2 = s*ww+lean*q*.8; y2 = -.01-foot*q-.05*(1-s**2)*sstep(.8, 1, q); X2, Y2 = (x2+lean*y2*.3)*r, y2*r; V, f = _slab(X2, Y2, thin_*.96, bend); c = tone(X2, Y2, .55*sstep(.78, 1, np.abs(s)+0*q)+.7*sstep(.86, 1, q+0*s), 0*X2, .4+0*X2).reshape(-1, 3); parts.append((V, f, np.concatenate([c, c])))
        return merge('mush', parts, m)
    return variants('mush%s%s%s' % (brown, R, tag), n, mk)
def whole_mush(rng,x,y,s=1.0,tilt=.9):
    """A chestnut mushroom lying on its side, so that one sees the stalk and what is under the cap."""
    m=vm('wmush',rough=.62,sss=.12,bump=.25,bscale=34,rndv=.08); q=align((rng.choice((-1,1))*rng.uniform(.5,1.1),tilt,.12),rng.uniform(0,6))
    def cf(X,Y,Z): a=np.arctan2(Y,X); r=np.hypot(X,Y); k=nz(X,Y,5,2); c=cmix('#a9794c','#d0a678',.45+1.0*k+.25*np.sin(a*40+k*9)*sstep(.1,.24,r)); c=mix(c,lin('#7d5230'),.5*sstep(.12,.20,Z)); g=(Z<.035)*(r>.085); c=mix(c,mix(lin('#4a2f20'),lin('#7a5638'),c01(.5+.5*np.cos(a*70))),g*.9); st=(r<.09)*(Z<.03); c=mix(c,cmix('#e6d6ba','#f3e9d4',.5+k),st*1.0); return mix(c,lin('#9a7a52'),(Z<-.14)*.7)
    o=obj(rev('wm',[(.001,-.17),(.062,-.165),(.078,-.13),(.066,-.04),(.075,.0),(.10,.012),(.16,.006),(.215,-.012),(.238,-.008),(.252,.03),(.242,.10),(.19,.175),(.10,.215),(.001,.222)],m,cf,.010,4,1,120),(x,y,.19*s),quat=q,scale=s); seated(o,0)
def bean2(mat,r=(.11,.07,.062),name='bean2',k=.22): return bean(mat,r,name,.6)

def crisp_tofu(s=.24,n=6,cols=('#efdcb0','#c8863a','#7d4314'),coat=.08,rough=.5,key=''):
    """Fried tofu: two or three faces browned in blotches where they lay in the pan, the edges darkest, pale between. cols: pale, brown, dark."""
    m=food('ctofu'+key,vcol=True,rough=rough,sss=.14,bump=.5,bscale=60,coat=coat,rndv=.08)
    def cf(i):
        rng=random.Random(i*7+3); face=[(rng.uniform(.75,1.0) if k==2 else rng.choice((.1,.35,.8,.9)),rng.uniform(.3,.7)) for k in range(3)]
        def c(p,q,e,pore):
            a=np.abs(p).argmax(1); sg=np.take_along_axis(p,a[:,None],1)[:,0]>0; f=np.array([[x[1],x[0]] for x in face])[a,sg.astype(int)]; k=fbm(q*11+i*4,4); k2=fbm(q*30+i*9,3); w=c01(f*.75+.85*k+.3*k2+.40*sstep(.80,1,e)); b=mix(lin(cols[0]),lin(cols[1]),sstep(.15,.75,w)); b=mix(b,lin(cols[2]),c01(sstep(.75,1.15,w+.5*k2)*.9)); return mix(b,lin(cols[2]),.3*pore)
        return c
    return variants('ctofu%s%s'%(s,key),n,lambda i: _cut_block('ctofu',s,i,m,cf(i),.014))
def ribs(key,edge,L=.5,w=.05,curl=.06,n=6): return ribbon(food('rb'+key,vcol=True,rough=.35,sss=.2,bump=.1,coat=.2,rndv=.2),L,w,n=n,curl=curl,name='rb'+key,edge=edge)
def floret(key,c1,c2,st,tip=None,s=1.0,n=4):
    m=food('flo_'+key,vcol=True,rough=.55,sss=.12,bump=.5,bscale=34,rndv=.15,coat=.05)
    def mk(i):
        rng=random.Random(i*7+1); V=[];F=[];C=[];off=0; base,fc=ico(2)
        def add(p,f,c):
            nonlocal off; V.append(p);C.append(c);F.extend([tuple(k+off for k in q) for q in f]); off+=len(p)
        for k in range(26):
            a=k*2.39996; z=1-(k+.5)/26*1.15; r=math.sqrt(max(0,1-z*z)); R=.145*rng.uniform(.85,1.1); cen=np.array([r*math.cos(a)*R*1.1,r*math.sin(a)*R*1.1,z*R*.8+.05]); q=.058*rng.uniform(.8,1.25)
            bp,bf=ico(3); d=1+.22*fbm(bp*5+k+i*9,3); p=bp*d[:,None]*q+cen; hgt=c01(.5+1.6*fbm(bp*5+k+i*9,3)); c=mix(lin(c1),lin(c2),hgt)
            if tip: c=mix(c,lin(tip),c01(sstep(.1,.45,fbm(p*6+i,3))*sstep(.05,.16,p[:,2]))*.85)
            add(p,bf,c)
        t=np.linspace(0,1,8); th=np.linspace(0,2*np.pi,12,endpoint=False); rr=.07-.015*t+.05*t**3; P=np.stack([np.outer(rr,np.cos(th)),np.outer(rr,np.sin(th)),np.outer(-.17+.22*t,np.ones(12))],-1).reshape(-1,3)
        f=grid_faces(8,12,wrap_v=True)+[tuple(range(11,-1,-1))]; add(P,f,mix(lin(st),lin(c2),np.repeat(sstep(.5,1,t),12)))
        return mesh('floret',np.concatenate(V)*s,F,np.concatenate(C),m)
    return variants('flo'+key+str(s),n,mk)
def mushslice(R=.2,n=9): return mush_slice(n,.62,R*.98,tag='m')
def tomatoslice(R=.33,th=.07):
    m=food('toms',vcol=True,rough=.2,sss=.3,sssr=(.10,.03,.02),bump=.08,bscale=60,coat=.5,rndv=.08)
    return variants('toms%s'%R,3,lambda i: slice_disc('toms',R,th,lambda x,y,r,a: tomato_cut(x,y,r,a,i+4)[0],m,nr=70,nt=200,zf=lambda X,Y,r,a: R*1.4*tomato_cut(X/R,Y/R,r,a,i+4)[1],outline=lambda t: 1+.03*np.cos(2*t+i)+.015*np.cos(5*t+i*2)))
def ginger(loc,rot=0,s=1.0):
    m=fm('#c9a066','#e2c492',scale=5,rough=.75,sss=.08,bump=.5,bscale=16)
    for k,(dx,dy,rx,ry,a) in enumerate(((0,0,.30,.13,0),(.22,.12,.18,.10,.9),(-.2,.13,.17,.10,2.2),(.30,-.06,.15,.09,-.5),(-.05,-.13,.12,.10,1.4))):
        c,s_=math.cos(rot),math.sin(rot); me=blob('ging',(rx,ry,ry*.85),.16,2.0,k+3,4,m,lambda p,n: p*(1+.03*np.cos(p[:,0]*60))[:,None]); obj(me,(loc[0]+(dx*c-dy*s_)*s,loc[1]+(dx*s_+dy*c)*s,loc[2]+.10*s),(0,0,rot+a),s)
def gingerslice(): return variants('gsl',2,lambda i: slice_disc('gsl',.15,.05,lambda x,y,r,a: mix(mix(lin('#f0d98a'),lin('#f7e8b4'),np.clip(.5+fbm(np.stack([x*4,y*4,x*0+i],-1),3),0,1)),lin('#c9a066'),sstep(.9,.97,r)),vcol('gsl',rough=.45,sss=.25,bump=.1),outline=lambda t:1+.12*np.cos(2*t+i)+.06*np.cos(3*t)))
def celery(p0,p1,r=.085,leaves=True,rng=None):
    rng=rng or random.Random(2); m=vcol('celery',rough=.35,sss=.3,sssr=(.06,.08,.03),bump=.1,coat=.2,rndv=.05); t=np.linspace(0,1,40)[:,None]; P0,P1=np.array(p0),np.array(p1); bow=np.array([0,0,0.]); p=P0+(P1-P0)*t; ns=40
    T=(P1-P0)/np.linalg.norm(P1-P0); N=np.cross(T,[0,1,0]); N/=np.linalg.norm(N); B=np.cross(T,N); a=np.linspace(0,2*np.pi,ns,endpoint=False); rr=r*(1+.07*np.cos(a*11))*np.where(np.sin(a)<0,1.0,.35)
    V=p[:,None,:]+(1-.25*t)[...,None]*(rr*np.cos(a))[None,:,None]*N+(1-.25*t)[...,None]*(rr*np.sin(a))[None,:,None]*(-B); c=mix(lin('#a9c96a'),lin('#c9df94'),np.clip(.5+.5*np.cos(a*11)[None,:]+0*t,0,1)); c=mix(c,lin('#e6efc4'),(1-sstep(0,.2,t))+0*a[None,:]); V=V.reshape(-1,3); f=grid_faces(40,ns,wrap_v=True)+[tuple(range(ns-1,-1,-1)),tuple(range(39*ns,40*ns))]; obj(mesh('celery',V,f,c.reshape(-1,3),m))
    if leaves:
        lf=leaf('parsley',5)
        for k in range(7):
            d=Vector(T)+Vector((rng.uniform(-.7,.7),rng.uniform(-.5,.3),rng.uniform(-.1,.5))); q=Vector(p1)+d.normalized()*rng.uniform(.06,.26); obj(tube_mesh('cs',[Vector(p1)-Vector(T)*.05,(Vector(p1)+q)/2+Vector((0,0,.03)),q],.018,fm('#9cc25a',rough=.4,sss=.1,bump=0),8)); obj(lf[k%5],q,scale=rng.uniform(1.0,1.5),quat=basis(d,(rng.uniform(-.4,.4),-.7,.7)))
def dice(c1,c2,s=.085,n=4,coat=.45,rough=.2): return cube(fm(c1,c2,scale=5,rough=rough,sss=.3,sssr=(.10,.03,.02),bump=.1,coat=coat),s,n=n)
def pod(n=6):
    """Boiled soya pods: long and flat, swollen over each bean, a seam along both edges, a beak and a stub of stalk."""
    m=vcol('pod',rough=.58,sss=.2,sssr=(.05,.08,.02),bump=.35,bscale=70,coat=.06,rndv=.16,rndh=.012)
    def mk(i):
        rng=random.Random(i*5+2); nb=3 if i%3 else 2; nt,na=96,36; t=np.linspace(0,1,nt)[:,None]; a=np.linspace(0,2*np.pi,na,endpoint=False)[None,:]; L=.17+.145*nb; at=[(k+.62+rng.uniform(-.06,.06))/(nb+.24) for k in range(nb)]
        bul=np.clip(sum(np.exp(-((t-q)*L/.062)**2) for q in at),0,1); u=np.clip((t-.09)/.84,0,1); env=np.clip(1-np.abs(2*u-1)**2.8,0,1)**.62; beak=.010*(1-sstep(.93,1,t))+.012*(1-sstep(0,.09,t)); w=.072*env*(1+.13*bul)+beak; h=.030*env*(.55+1.15*bul)+beak*.8
        y=w*np.cos(a); z=h*np.sign(np.sin(a))*np.abs(np.sin(a))**1.25; cur=rng.uniform(.15,.55)*(1 if i%2 else -1); x=(t-.5)*L+0*a; y=y+cur*(t-.5)**2*L*1.4+.03*np.sin(t*5+i)*L; z=z+rng.uniform(-.12,.12)*(t-.5)**2
        V=np.stack([x,y,z],-1).reshape(-1,3); k=fbm(V*7+i*3,4).reshape(nt,na); c=mix(lin('#557f22'),lin('#86ad45'),c01(.32+.42*bul+.8*k)); seam=np.abs(np.cos(a))**9+0*t; c=mix(c,lin('#a9bf62'),seam*.55); c=mix(c,lin('#8a7a3a'),sstep(.06,.0,t+0*a)*.8+sstep(.95,1,t+0*a)*.6); c=mix(c,lin('#9a8a44'),sstep(.30,.48,fbm(V*16+i*5,3).reshape(nt,na))*.35)
        return mesh('pod',V,grid_faces(nt,na,wrap_v=True),c.reshape(-1,3),m)
    return variants('pod',n,mk)
def roast_floret(c=('#c9480c','#ef8a2a','#6a1c06'),n=5,coat=.45):
    m=vcol('flor'+c[0],rough=.28,sss=.12,bump=.4,bscale=24,coat=coat,rndv=.1,rndh=.006)
    def mk(i):
        rng=random.Random(i+5); parts=[]
        for k in range(19):
            d=Vector((rng.gauss(0,1),rng.gauss(0,1),abs(rng.gauss(.3,.7)))).normalized(); r=rng.uniform(.06,.095); v,f=bpart((r,r,r),i*31+k,3,.28,2.4,2,None,(d.x*.125,d.y*.125,d.z*.105+.02)); kk=fbm(v*10+i,4); cc=mix(lin(c[0]),lin(c[1]),np.clip(.5+1.2*kk,0,1)); cc=mix(cc,lin(c[2]),sstep(.18,.5,fbm(v*7+k,3)+.6*(v[:,2]-.08))*.75); parts.append((v,f,cc))
        v,f=bpart((.055,.055,.12),i,2,.15,1.5,2,None,(0,0,-.07)); parts.append((v,f,mix(lin(c[1]),lin('#f3d9a8'),np.full(len(v),.35)))); return merge('flor',parts,m)
    return variants('flor'+c[0],n,mk)
def battered(n=8,R=.2,c=('#a8380c','#cf6a1e','#5f1c08'),batter='#d9a05a'):
    """Florets in a thick batter, baked and tossed in hot sauce: lumps that run into each other, a crust that is craggy and matt where it stands
    out, dark at its tips, sauce in its hollows, and pale where the crust broke."""
    m=food('batter'+c[0],vcol=True,rough=.5,sss=.06,bump=.6,bscale=46,bdist=.012,rndv=.14,rndh=.008,coat=.12)
    def mk(i):
        rng=random.Random(i*7+3); v,f=ico(6); d=[(Vector((rng.gauss(0,1),rng.gauss(0,1),rng.gauss(.15,.8))).normalized(),rng.uniform(.42,.78),rng.uniform(.68,1.0)) for _ in range(10)]; b=np.zeros(len(v))
        for u,w,k in d: a=np.arccos(np.clip(v@np.array(u),-1,1)); b=np.maximum(b,k*np.sqrt(np.clip(1-(a/(w*1.25))**2,0,1)))
        stalk=np.exp(-((v[:,2]+1)/.16)**2); crag=fbm(v*3.4+i*4,3)+.55*fbm(v*9+i,3)+.34*fbm(v*22+i*2,2); low=sstep(.35,.02,b); p=v*(.62+.40*b+.115*crag+.30*stalk)[:,None]*np.array([1.05,rng.uniform(.75,1),rng.uniform(.72,.9)])*R
        k=fbm(v*4+i*4,4); k2=fbm(v*11+i*9,3); col=mix(lin(c[0]),lin(c[1]),c01(.5+1.0*k)); col=mix(col,lin(c[2]),c01(sstep(.15,.65,crag+.25*k)*.85)); col=mix(col,lin(batter),sstep(.16,.36,k2-.35*crag-.5*low)*.7); col=mix(col,lin(c[0])*.7,low*.6); wet=c01(.75*low+.45*sstep(.1,.5,-crag)+.5*sstep(.15,.5,fbm(v*2.4+i*11,2)))
        return mesh('batter',p,f,np.concatenate([col,(1-.75*wet)[:,None]],1),m)
    return variants('batter'+c[0],n,mk)
def kimchi(n=9):
    """Soured cabbage in pieces: a thick, glassy white rib with grain along it, from which a thin leaf stained red hangs in folds."""
    m=food('kimch',vcol=True,rough=.24,sss=.25,sssr=(.06,.03,.015),bump=.35,bscale=40,coat=.3,rndv=.18,rndh=.01)
    def mk(i):
        rng=random.Random(i*7+2); nx,ny=60,50; L,W=rng.uniform(.26,.40),rng.uniform(.20,.32); t=np.linspace(0,1,nx)[:,None]; s=np.linspace(-1,1,ny)[None,:]; rib=rng.uniform(-.9,.5); wr=rng.uniform(.25,.6); d=s-rib; th=np.exp(-(d/wr)**4); leafy=1-th; o=0*t+0*s; rag=1+.10*fbm(np.stack([t*5+i+o,o,o+i],-1),3); X=(t-.5)*L*(1+.10*fbm(np.stack([s*3+i+o,o,o],-1),2)); Y=s*W*.5*rag
        k=rng.uniform(16,26); Z=.022*leafy*np.sin(X*k+i+2.2*fbm(np.stack([X*6,Y*6,0*X+i],-1),2)*3)+.016*leafy*np.sin(Y*k*1.6+X*9+i)+rng.uniform(-.9,.9)*X*X+rng.uniform(-.4,.9)*Y*Y*2+.04*fbm(np.stack([X*5,Y*5,0*X+i],-1),3); fold=rng.uniform(.75,1.05); Y=Y*fold
        tk=.003+.030*th*(1-.3*t)*(np.minimum(t,1-t)>-1); top=Z+tk+.003*th*np.sin(Y*260); n1,n2=fbm(np.stack([X*9,Y*9,0*X+i],-1),4),fbm(np.stack([X*4,Y*50,0*X+i*3],-1),3); c=mix(lin('#f0dcb4'),lin('#e8a564'),c01(.40+.9*n2+.5*n1)); c=mix(c,lin('#c8501c'),c01(sstep(.1,.5,n1+.3*n2)*.55)); lf=mix(lin('#d0641f'),lin('#a82c0a'),c01(.5+1.2*n1)); lf=mix(lf,lin('#b8a04a'),sstep(.2,.55,fbm(np.stack([X*5+7,Y*5,0*X+i],-1),3))*.4); c=mix(c,lf,sstep(.25,.75,leafy+.3*n1)); red=np.clip(fbm(np.stack([X*22,Y*22,0*X+i],-1),3)-.2,0,1)*1.6; c=mix(c,lin('#7a1206'),c01(red))
        V=np.concatenate([np.stack([X,Y,top],-1).reshape(-1,3),np.stack([X,Y,Z-tk*.3],-1).reshape(-1,3)]); f=grid_faces(nx,ny); N_=nx*ny; b=[tuple(q+N_ for q in reversed(g)) for g in f]; edge=[j for j in range(ny)]+[j*ny+ny-1 for j in range(1,nx)]+[(nx-1)*ny+j for j in range(ny-2,-1,-1)]+[j*ny for j in range(nx-2,0,-1)]; e=[(edge[q],edge[(q+1)%len(edge)],edge[(q+1)%len(edge)]+N_,edge[q]+N_) for q in range(len(edge))]
        return mesh('kimch',V,f+b+e,np.concatenate([c.reshape(-1,3)]*2),m)
    return variants('kimch',n,mk)
def blistered_beans(n=8):
    """Green beans fried hard: some bent, wrinkled, blistered brown in patches, one end cut, the other with its tail."""
    m=food('blisbean',vcol=True,rough=.40,sss=.15,sssr=(.04,.06,.02),bump=.35,bscale=50,coat=.08,rndv=.18,rndh=.012)
    def mk(i):
        rng=random.Random(i*5+1); nt,na=80,26; t=np.linspace(0,1,nt)[:,None]; a=np.linspace(0,2*np.pi,na,endpoint=False)[None,:]; L=rng.uniform(.36,.60); u=2*t-1; env=np.clip(1-np.abs(u)**9,.0,1)**.5*(1-.55*sstep(.82,1,t)); r=.036*rng.uniform(.85,1.12)*env*(1+.07*np.sin(t*L*60+i)+.04*np.sin(t*31)); wr=fbm(np.stack([t*L*9+0*a,np.cos(a)*1.2+0*t,np.sin(a)*1.2+i+0*t],-1),3); r=r*(1-.10*np.abs(wr)*2)
        b1,b2=rng.uniform(-.16,.16),rng.uniform(-.06,.06); x=u*L/2+0*a; y=r*np.cos(a)*1.05+b1*u*u+b2*u**3; z=r*np.sin(a)*.92+rng.uniform(-.05,.05)*u*u; V=np.stack([x,y,z],-1).reshape(-1,3); k=fbm(V*7+i*3,4); f=fbm(V*26+i,3); c=cmix('#4f7224','#86a544',.5+1.0*k+.3*f); c=mix(c,lin('#b0b968'),sstep(.9,1,np.abs(np.cos(a))+0*t).ravel()*.35); bl=sstep(.12,.42,fbm(V*8+i*7,4)+.35*f); c=mix(c,lin('#8a6a2c'),bl*.7); c=mix(c,lin('#3f2a10'),sstep(.30,.55,fbm(V*8+i*7,4)+.4*f)*.8); c=mix(c,lin('#cdd6a0'),sstep(.03,.0,np.repeat(t[:,0],na))*.8); return mesh('blisbean',V,grid_faces(nt,na,wrap_v=True)+[tuple(range(na-1,-1,-1)),tuple(range((nt-1)*na,nt*na))],c,m)
    return variants('blisbean',n,mk)
def pepper_strips(key='rp',cols=('#a81c10','#cf3a22','#e0805a'),n=8):
    """Strips of sweet pepper as a knife leaves them: thick walls, skin outside, paler and ribbed inside, bent, charred here and there at an edge."""
    m=food('pstrip'+key,vcol=True,rough=.34,sss=.22,sssr=(.08,.03,.015),bump=.12,bscale=50,coat=.12,rndv=.12,rndh=.008)
    def mk(i):
        rng=random.Random(i*5+2); v,f=ico(6); u=v/np.abs(v).max(1)[:,None]; e=np.sort(np.abs(u),1)[:,1]; u=u*(1-.10*np.clip(e-.85,0,1)/.15)[:,None]; L,W,T=rng.uniform(.15,.25),rng.uniform(.035,.06),rng.uniform(.016,.022); q=u*np.array([L,W,T]); q[:,1]*=1+rng.uniform(-.3,.3)*u[:,0]; q[:,1]+=rng.uniform(-.6,.6)*q[:,0]**2; q[:,2]+=rng.uniform(.3,2.2)*q[:,0]**2+rng.uniform(-3,6)*q[:,1]**2+.006*fbm(q*16+i,3)
        ins=sstep(.1,-.3,u[:,2]); k=fbm(q*10+i*3,4); c=mix(lin(cols[0]),lin(cols[1]),c01(.5+1.0*k)); c=mix(c,lin(cols[2]),ins*.65); c=mix(c,lin('#3f160a'),sstep(.18,.5,fbm(q*7+i*5,4)+.5*(e-.9))*.75*(u[:,2]>-.5)); return mesh('pstrip',q,f,c,m)
    return variants('pstrip'+key,n,mk)
def tempeh_slices(n=6):
    """Tempeh: pale half beans packed in white, cut through and fried; browned on the beans and along the edges."""
    m=food('temp',vcol=True,rough=.42,sss=.12,bump=.35,bscale=60,coat=.15,rndv=.12)
    def mk(i):
        rs=np.random.RandomState(i+3); rng=random.Random(i); v,f=ico(6); u=np.abs(v).max(1)[:,None]; p=v/u; e=np.sort(np.abs(p),1)[:,1]; p=p*(1-.045*np.clip(e-.88,0,1)/.12)[:,None]; h=np.array([.24*rng.uniform(.8,1.15),.135*rng.uniform(.9,1.1),.058*rng.uniform(.85,1.2)]); q=p*h; q[:,0]+=rng.uniform(-.35,.35)*q[:,1]
        pts=[]; 
        for c in rs.uniform(-1,1,(9000,3))*np.array([.30,.17,.08]):
            if not pts or np.min(((np.array(pts)-c)**2).sum(1))>.030**2: pts.append(c)
        pts=np.array(pts); ax=rs.normal(size=(len(pts),3)); ax/=np.linalg.norm(ax,axis=1)[:,None]; D=np.full(len(q),9.0)
        for c,a in zip(pts,ax):
            near=np.where(np.abs(q-c).max(1)<.05)[0]; dv=q[near]-c; l=dv@a; D[near]=np.minimum(D[near],np.sqrt((l/.035)**2+(np.sum(dv*dv,1)-l*l).clip(0)/.0205**2))
        k=fbm(q*14+i*3,4); bean=1-sstep(.80,1.0,D+.10*k); rim=np.exp(-((D-.92)/.10)**2); nrm=np.sign(p)*(np.abs(p)>=np.abs(p).max(1)[:,None]-1e-6); q=q+nrm*(.0045*bean+.003*k-.004*rim)[:,None]
        c=mix(cmix('#dccba4','#efe4c8',.5+k),cmix('#b98b54','#d2ab74',.5+1.3*fbm(q*30+i,2)),bean); top=np.abs(p[:,2])>=np.abs(p).max(1)-.02; w=c01((.55 if i%2 else .42)*top+.25*bean+.55*sstep(.84,1,e)+.75*fbm(q*7+i*5,3)+.3*fbm(q*24+i,2)); c=mix(c,lin('#b0712c'),sstep(.25,.85,w)*.88); return mesh('temp',q,f,mix(c,lin('#6b3512'),sstep(.80,1.2,w)*.8),m)
    return variants('temp',n,mk)
def rings(key,R,wall,tall,inner,outer,n=10,rough=.4,coat=.08,seeds=None):
    """Rings of spring onion, chive, chilli: low, thin-walled, squeezed, cut askew, pale within; two in five are halves or torn open."""
    m=vm('rings'+key,rough=rough,sss=.3,sssr=(.05,.06,.03),bump=.08,coat=coat,rndv=.22,rndh=.014)
    def mk(i):
        rng=random.Random(i*7+3); r=R*rng.uniform(.55,1.12); parts=[]; arc=6.2832 if i%5 not in (1,3) else rng.uniform(2.2,4.6); sq=rng.uniform(.62,1); h=tall*rng.uniform(.5,1.3); sl=rng.uniform(-.35,.35); two=seeds is None and i%3==0 and r>R*.7
        for rr,w in ((r,wall),(r*.58,wall*.9)) if two else ((r,wall),):
            na=56; a=np.linspace(0,arc,na,endpoint=arc<6.2); k=1+.07*np.sin(a*2+i)+.04*np.sin(a*3+i*2)+(.25*(a/arc) if arc<6.2 else 0); w=w*rng.uniform(.75,1.2); cs=[(-1,-1),(-.4,-1.06),(.6,-1.03),(1,-.7),(1.04,0),(1,.7),(.6,1.03),(-.4,1.06),(-1,1),(-1.06,0)]; V=np.stack([np.stack([np.cos(a)*(rr*k+w*.5*u),np.sin(a)*(rr*k+w*.5*u)*sq,h*.5*v+sl*rr*np.cos(a+i)*.3],-1) for u,v in cs],1).reshape(-1,3)
            out=np.tile(np.array([c01((u+1)/2) for u,_ in cs]),na); kk=fbm(V*26+i,2); c=mix(lin(inner),lin(outer),c01(sstep(.25,.95,out)*.9+.25*kk)); f=grid_faces(na,len(cs),wrap_u=arc>6.2,wrap_v=True)
            if arc<6.2: f+=[tuple(range(len(cs))),tuple(range(len(V)-1,len(V)-1-len(cs),-1))]
            parts.append((V,f,c))
        if seeds:
            for k in range(rng.choice((0,1,2,3))): b=rng.uniform(0,6.28); v,f=bpart((r*.20,r*.16,r*.07),k,1,.1,c=(r*.55*math.cos(b),r*.5*math.sin(b)*sq,0)); parts.append((v,f,lin(seeds)))
        return merge('ring'+key,parts,m)
    return variants('rings%s%s'%(key,R),n,mk)
def scallions(s=1.0): return rings('scal',.042*s,.013*s,.026*s,'#dfe6b0','#5d8a38')
def chilli_rings(s=1.0): return rings('chil',.046*s,.014*s,.026*s,'#cf4a2c','#a3150f',rough=.25,coat=.3,seeds='#ecd9a0')
def chives(s=1.0): return rings('chiv',.016*s,.0065*s,.036*s,'#8fae58','#3c6a26',n=10,rough=.5,coat=0)

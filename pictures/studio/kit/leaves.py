"""Herbs and leaves: thin, curled, light shines through."""
import math, random
import bpy
import numpy as np
from mathutils import Vector
from .base import N, basis, c01, cmix, disk_grid, fbm, grid_faces, lin, mix, resample, sstep
from .shapes import merge, mesh, obj, tube_mesh, variants
from .materials import fm, food, thin, vcol, vm
from .piles import lay

def seen(h):
    """A leaf's colour as a camera sees it: less saturated than one remembers it."""
    c = np.asarray(lin(h)); g = c@[.2126, .7152, .0722]; return tuple(((g+(c-g)*.8)*1.12).tolist())
def _blade(kind, L, W, i, rng):
    """One leaf that grew alone: its midrib droops and turns to a side, each half stands at an angle of its own, its rim is longer than its middle."""
    nx, ny = 64, 41; t = np.linspace(0, 1, nx)[:, None]; s = np.linspace(-1, 1, ny)[None, :]; e = np.abs(s)+0*t; sd = np.where(s < 0, 0, 1)+0*t
    at, pw, teeth, waves, amp, nv = dict(basil=(.80, .74, 0, 4.5, .050, 6), mint=(.86, .86, 1, 4, .035, 8), spinach=(.78, .80, 0, 5.5, .070, 6), sage=(.9, .62, 0, 3, .02, 12), thyme=(.9, .7, 0, 2, .02, 4))[kind]
    w = W*.5*np.sin(np.pi*np.clip(t, 0, 1)**at)**pw*(1+.05*np.sin(t*7+i))
    if teeth: u = t*19+.5*sd; w = w*(1-.075*(u % 1)*sstep(.06, .2, t)*(1-sstep(.93, 1, t)))
    pit = rng.uniform(-.1, .45)-(rng.uniform(.4, 1.25))*t+rng.uniform(-.3, .3)*t*t; yaw = rng.uniform(-.55, .55)*t; d = L/(nx-1); mx, my, mz = (np.cumsum(f(pit)*g(yaw), 0)*d for f, g in ((np.cos, np.cos), (np.cos, np.sin), (np.sin, np.ones_like)))
    cup = np.where(s < 0, rng.uniform(-.25, .8), rng.uniform(-.25, .8))*(1-.45*t); wav = np.where(s < 0, np.sin(t*waves*rng.uniform(.8, 1.3)+rng.uniform(0, 6)), np.sin(t*waves*rng.uniform(.8, 1.3)+rng.uniform(0, 6)))
    ph = t*nv*(1+.08*np.sin(t*5+i+sd*2))-e**.8*(1.9 if kind != 'basil' else 1.5)+.5*sd+.10*fbm(np.stack([t*5+0*s, s*3+0*t, 0*e+i], -1), 2); q = np.abs(ph % 1-.5); side = np.exp(-(q/.055)**2)*(1-.55*e)*sstep(.02, .12, t); mid = np.exp(-(s/(.055*(1.35-t)))**2)
    y = s*w*np.cos(cup*e*.8); z = w*e*np.sin(cup*(.35+.65*e))+L*amp*wav*e**2+L*.007*np.cos((ph-.5)*2*np.pi)*(1-e**3)*sstep(0, .15, t)-L*.009*mid-L*.006*side
    X = mx-y*np.sin(yaw); Y = my+y*np.cos(yaw); n2 = fbm(np.stack([X/L*3.2, Y/L*3.2, 0*X+i*3], -1), 3); Z = mz+z+L*.05*n2
    net = 1-np.abs(fbm(np.stack([X/L*16, Y/L*16, 0*X+i], -1), 2))*3.2; return X-L*.45, Y, Z-np.median(Z), n2, np.clip(mid+.75*side+.28*c01(net)*(1-e*.4), 0, 1), e
def _lobed(kind, L, i, rng):
    """One leaflet of parsley or coriander: lobes that split once more into teeth; parsley's are narrow and pointed, coriander's broad and round."""
    nr, nt = 16, 200; x, y, f = disk_grid(1, nr, nt); r = np.hypot(x, y); a = np.arctan2(y, x); R = np.full_like(a, .13)
    for c, w, h in ((0, .50, 1.0), (.88, .42, .80), (-.88, .42, .84), (1.62, .34, .50), (-1.62, .34, .46)):
        c += rng.uniform(-.08, .08); h *= rng.uniform(.85, 1.1); d = (a-c+np.pi) % (2*np.pi)-np.pi; u = np.clip(np.abs(d)/w, 0, 1)
        if kind == 'parsley': l = h*np.clip(1-u**1.5, 0, 1)**.62*(1-.24*np.abs(np.sin(u*4.7+.0))**.7)
        else: l = h*np.clip(1-u**2.6, 0, 1)**.5*(1-.13*np.abs(np.sin(u*5.2))**1.2)
        R = np.maximum(R, l)
    X, Y = r*np.cos(a)*R*L, r*np.sin(a)*R*L*(1 if kind == 'parsley' else 1.05); rr = r*R; vein = np.exp(-((np.abs((a/.88+.5) % 1-.5))/(.05+.04/(rr*6+.4)))**2)*sstep(.0, .15, r)
    n2 = fbm(np.stack([X/L*2.6, Y/L*2.6, X*0+i*3], -1), 3); b = rng.uniform(-.5, .35); c = rng.uniform(-.5, .7); Z = L*(b*rr**2*np.cos(a)+c*(rr*np.sin(a))**2+.16*n2+.05*rr**2*np.sin(a*5+i))-.012*L*vein*r; return X, Y, Z, n2, vein, r, f
def leaf(kind='basil', n=8):
    """Leaves as they lie when they have been picked: thin, limp, none like the next, a soft sheen. A parsley or coriander leaf is three leaflets on a stalk, thyme a twig."""
    n = max(n, 8); spec = dict(basil=(.34, .22, '#3c6c1e', '#6c9a3a'), mint=(.29, .17, '#437a38', '#7fae60'), cilantro=(.27, 0, '#4a7526', '#7d9f46'), spinach=(.46, .29, '#2d5220', '#547a34'), parsley=(.24, 0, '#3b671f', '#688f3a'), micro=(.16, .16, '#5c8730', '#93b455'), sage=(.36, .12, '#6f7f5c', '#96a480'), thyme=(.34, 0, '#4f6238', '#7a8a58'))[kind]
    m = thin(food('leaf_'+kind, vcol=True, rough=.56 if kind != 'basil' else .5, sss=0, bump=.22, bscale=55, bdist=.008, spec=.32, rndv=.24, rndh=.014, coat=0), .45); lo, hi = seen(spec[2]), seen(spec[3])
    def tone(n2, vein, e, k=0): c = mix(lo, hi, c01(.36+.75*n2+.34*vein+.12*e)); return mix(c, seen('#9aa04a'), c01(.9*(n2-.18))*.5*e)
    def mk(i):
        rng = random.Random(i*31+5); big = rng.uniform(.72, 1.14); L = spec[0]*big
        if kind in ('parsley', 'cilantro'):
            parts = []; at = ((.08, 0, 0, .62), (-.12, .72, .04, .52), (-.12, -.76, -.04, .52)) if kind == 'parsley' else ((.02, 0, 0, .58), (-.13, .95, .05, .44), (-.13, -.95, -.05, .44)); roll = rng.uniform(-.4, .4)
            for k, (dx, an, dy, sz) in enumerate(at):
                an += rng.uniform(-.2, .2); sz *= rng.uniform(.85, 1.12); X, Y, Z, n2, vein, e, f = _lobed(kind, L*sz, i*3+k, rng); p, y0 = rng.uniform(-.6, .25), rng.uniform(-.4, .4); Z = Z+X*math.sin(p)+Y*math.sin(y0); X, Y = X*math.cos(an)-Y*math.sin(an), X*math.sin(an)+Y*math.cos(an); X += L*dx; Y += L*dy; Z = Z+.35*np.sin(roll)*Y+.02*L*k; parts.append((np.stack([X, Y, Z], -1), f, tone(n2, vein, e)))
            t = np.linspace(0, 1, 8)
            for q in ([(-.50*L, .05*L*rng.uniform(-1, 1), -.03*L), (-.3*L, 0, 0), (-.08*L, 0, .012*L), (.10*L, 0, .01*L)], [(-.16*L, 0, .004*L), (-.12*L, .03*L, .01*L), (-.08*L, .07*L, .012*L)], [(-.16*L, 0, .004*L), (-.12*L, -.03*L, .01*L), (-.08*L, -.07*L, .012*L)]):
                me = tube_mesh('st', q, L*.020, None, 6, False); v = np.empty(len(me.vertices)*3); me.vertices.foreach_get('co', v); parts.append((v.reshape(-1, 3), [tuple(g.vertices) for g in me.polygons], np.asarray(hi))); bpy.data.meshes.remove(me)
            return merge('leaf', parts, m)
        if kind == 'thyme':
            parts = []; t = np.linspace(0, 1, 24); p = np.stack([(t-.5)*L, L*(.10*np.sin(t*rng.uniform(2, 5)+i)), L*.07*np.sin(t*4+i*2)], -1); me = tube_mesh('st', p, .007*(1.1-.6*t), None, 6, False); v = np.empty(len(me.vertices)*3); me.vertices.foreach_get('co', v); parts.append((v.reshape(-1, 3), [tuple(g.vertices) for g in me.polygons], mix(lin('#6b4a34'), np.asarray(hi), np.repeat(t, 6)))); bpy.data.meshes.remove(me); T = np.gradient(p, axis=0)
            for k in range(2, 24, 2):
                for sg in (1, -1):
                    l = L*.15*rng.uniform(.7, 1.15)*(1-.35*t[k]); X, Y, Z, n2, vein, e = _blade('thyme', l, l*.5, i*7+k, rng); q = Vector(T[k]).normalized(); a = math.atan2(q.y, q.x)+sg*rng.uniform(.7, 1.25); tz = rng.uniform(-.5, .7); X, Y, Z = X+l*.45, Y, Z; X, Z = X*math.cos(tz)-Z*math.sin(tz), X*math.sin(tz)+Z*math.cos(tz); V = np.stack([X*math.cos(a)-Y*math.sin(a)+p[k, 0], X*math.sin(a)+Y*math.cos(a)+p[k, 1], Z+p[k, 2]], -1)[::8, ::8]; parts.append((V.reshape(-1, 3), grid_faces(*V.shape[:2]), tone(n2, vein, e)[::8, ::8].reshape(-1, 3)))
            return merge('leaf', parts, m)
        if kind == 'micro':
            nr, nt = 14, 120; x, y, f = disk_grid(1, nr, nt); r = np.hypot(x, y); a = np.arctan2(y, x); R = L*.62*(.30+.75*np.abs(np.cos(a))**1.5*(1-.25*np.exp(-(a/.16)**2)-.25*np.exp(-((np.abs(a)-np.pi)/.16)**2))); X, Y = r*np.cos(a)*R, r*np.sin(a)*R; n2 = fbm(np.stack([X*9, Y*9, X*0+i], -1), 3); Z = rng.uniform(.4, 2.2)*X**2/L*np.where(X > 0, 1, rng.uniform(.3, 1.4))+.03*L*n2; me = tube_mesh('st', [(0, 0, 0), (.02*rng.uniform(-1, 1), .02, -L*.4), (.05*rng.uniform(-1, 1), .05, -L*.9)], L*.03, None, 6, False); v = np.empty(len(me.vertices)*3); me.vertices.foreach_get('co', v); fs = [tuple(g.vertices) for g in me.polygons]; bpy.data.meshes.remove(me); return merge('leaf', [(np.stack([X, Y, Z], -1), f, tone(n2, .3*(1-r), r)), (v.reshape(-1, 3), fs, lin('#cfd8a0'))], m)
        X, Y, Z, n2, vein, e = _blade(kind, L, spec[1]*big*rng.uniform(.85, 1.12), i, rng); V = np.stack([X, Y, Z], -1); c = tone(n2, vein, e); st = L*(.34 if kind == 'spinach' else .13); b = V[2, 20]; d = b-V[6, 20]; d /= np.linalg.norm(d)
        me = tube_mesh('st', [b-d*.03*L, b, b+d*st*.5+[0, rng.uniform(-.1, .1)*st, -.05*st], b+d*st+[0, rng.uniform(-.3, .3)*st, -.2*st]], L*.017*(1.5 if kind == 'spinach' else 1), None, 6, False); v = np.empty(len(me.vertices)*3); me.vertices.foreach_get('co', v); fs = [tuple(g.vertices) for g in me.polygons]; bpy.data.meshes.remove(me)
        return merge('leaf', [(V.reshape(-1, 3), grid_faces(*X.shape), c.reshape(-1, 3)), (v.reshape(-1, 3), fs, mix(hi, lin('#b9c98a'), .4))], m)
    return variants('leaf'+kind, n, mk)
def mintsprig(rng,x,y,z,s=1.0,n=3,nrm=(0,-.5,1)):
    """The tip of a mint shoot: a few leaves lying round two small ones that stand."""
    mt=leaf('mint'); a0=rng.uniform(0,6.28)
    for k in range(n): a=a0+k*6.28/n+rng.uniform(-.35,.35); q=s*rng.uniform(.75,1.1); lay(mt,rng,x+.10*q*math.cos(a),y+.09*q*math.sin(a),z-.01,nrm=(nrm[0]-.1*math.cos(a),nrm[1]-.1*math.sin(a),1),spin=a,tilt=.25,scale=q)
    for k in range(2): a=a0+.9+3.1*k; lay(mt,rng,x+.03*s*math.cos(a),y+.03*s*math.sin(a),z+.04*s,nrm=(nrm[0]-.7*math.cos(a),nrm[1]-.7*math.sin(a),1),spin=a,tilt=.2,scale=.5*s)
def petal(i):
    m=vm('petal',rough=.6,sss=.2,bump=.1); x,y,f=disk_grid(1,14,60); r=np.hypot(x,y); a=np.arctan2(y,x); R=.085*(1+.25*np.cos(a)); return mesh('petal',np.stack([x*R,y*R*.8,.025*r**2*np.cos(2*a+i)+.02*x*x],-1),f,cmix('#d9728e','#b3365c',r*.8+.2*np.cos(3*a+i)),m)
def bigleaf(key,L,W,c1,c2,rib,ruff=.1,n=4,cup=.25):
    """A salad leaf: a pale rib that branches, blisters between the veins, a rim in uneven ruffles."""
    m=thin(food('bl_'+key,vcol=True,rough=.5,sss=0,bump=.25,bscale=34,bdist=.012,spec=.35,rndv=.2,rndh=.012,coat=.03),.36); n=max(n,6)
    def mk(i):
        rng=random.Random(i*17+3); nx,ny=84,53; t=np.linspace(0,1,nx)[:,None]; s=np.linspace(-1,1,ny)[None,:]; sd=np.where(s<0,0,1)+0*t; e=np.abs(s)+0*t
        w=W*.5*np.sin(np.pi*np.clip(t*.94+.05,0,1)**.8)**.7*(1+.06*np.sin(t*9+i+sd*2)); ed=e**2.5; f=21 if ruff>.07 else 14; ph=t*f*(1+.25*np.sin(t*4+i+sd))+sd*2.3+i
        ru=(np.sin(ph)+.45*np.sin(ph*1.9+i*3))*ed*(.45+.55*c01(.5+1.6*fbm(np.stack([t*4+0*s,s+0*t,0*e+i*5],-1),2))); bl=fbm(np.stack([t*L*13+0*s,s*w*13,0*e+i*3],-1),3)
        bend=rng.uniform(-.3,.9); X=t*L+0*s; Y=w*s*(1+ruff*.8*ru)+L*rng.uniform(-.14,.14)*t*t; q=np.abs((t*7*(1+.07*np.sin(t*6+i))-e*1.9+.5*sd+.06*bl) %1-.5); mid=np.exp(-(s/(.085*(1.18-t)))**2); side=np.exp(-(q/.07)**2)*(1-ed)*sstep(.03,.15,t)
        Z=cup*L*(e**1.6)*w/W*np.where(s<0,rng.uniform(.5,1.25),rng.uniform(.5,1.25))+L*ruff*ru*.75+L*.14*np.sin(np.pi*t)*bend-.10*L*t*t*rng.uniform(0,1)+L*.032*bl*(1-.4*ed)-L*.012*mid-L*.008*side
        c=mix(seen(c1),seen(c2),c01(.38+.75*bl+.22*ru+.2*ed)); c=mix(c,lin(rib),np.clip(mid+.42*side,0,1)*(1.05-.6*t)*.85)
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
def wilted(n=8):
    """Spinach that has seen the pan: dark, wet, folded together."""
    m=thin(food('wiltsp',vcol=True,rough=.40,sss=0,bump=.3,bscale=40,bdist=.01,spec=.4,rndv=.25,rndh=.012,coat=.10),.25)
    def mk(i):
        rng=random.Random(i*11+2); L=.40*rng.uniform(.7,1.15); X,Y,Z,n2,vein,e=_blade('spinach',L,.27*rng.uniform(.8,1.1),i,rng); k=rng.uniform(14,26); q=rng.uniform(0,6); w=fbm(np.stack([X*4,Y*4,X*0+i],-1),2); Z=Z*.35+.022*np.sin(Y*k*2+q+w*5)+.018*np.sin((X*.7+Y)*k+q*2+w*4)+.03*w; Y=Y*rng.uniform(.35,.6)+.05*np.sin(X*rng.uniform(5,11)+q); X=X*rng.uniform(.65,.9); c=mix(seen('#16300f'),seen('#3d6425'),c01(.35+.8*n2+.35*vein+6*Z)); return mesh('wilt',np.stack([X,Y,Z],-1).reshape(-1,3),grid_faces(*X.shape),c.reshape(-1,3),m)
    return variants('wilt',n,mk)
def curly(c1,c2,by):
    """Torn curly kale that lies: `by` of its height is left, or it looks like holly."""
    return flatter(bigleaf('curl'+c1,.40,.38,c1,c2,'#a9c478',.085,6,.35),by)
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
def chopped(n=10, s=1.0):
    """Herbs as a knife leaves them: thin bent scraps with corners, a bit of stalk among them."""
    m=thin(food('chopherb','#33551c','#66873a',scale=9,rough=.55,sss=0,bump=.15,spec=.3,rndv=.4,rndh=.02,coat=0),.35)
    def mk(i):
        rng=random.Random(i*9+4)
        if i%5==4: l=rng.uniform(.02,.04)*s; return tube_mesh('chopherb',[(-l,0,0),(0,.004*s,.002),(l,0,.001)],.0045*s,m,6)
        k=rng.choice((4,5,5,6)); an=sorted((j+rng.uniform(-.3,.3))*6.283/k for j in range(k)); c=[(math.cos(q)*rng.uniform(.6,1.2),math.sin(q)*rng.uniform(.45,.8)) for q in an]; nt,nr=24,4; o=resample(c,nt); r=np.linspace(0,1,nr)[None,:,None]; V=(o[:,None,:]*r).reshape(-1,2)*.026*s*rng.uniform(.6,1.3); b,t=rng.uniform(-14,14)/s,rng.uniform(-12,12)/s; return mesh('chopherb',np.stack([V[:,0],V[:,1],b*V[:,0]**2+t*V[:,0]*V[:,1]],-1),grid_faces(nt,nr,wrap_u=True),mat=m)
    return variants('chopherb%s'%s,n,mk)
def dill(n=3,s=1.0):
    m=fm('#3f7a24','#6aa03a',rough=.5,sss=.1,bump=0,rndv=.2)
    def mk(i):
        rng=random.Random(i); V=[];F=[];o=0
        def add(p,r):
            nonlocal o
            me=tube_mesh('x',p,r,None,5,False); vv=np.zeros(len(me.vertices)*3); me.vertices.foreach_get('co',vv); V.append(vv.reshape(-1,3)); F.extend([tuple(k+o for k in q.vertices) for q in me.polygons]); o+=len(me.vertices); bpy.data.meshes.remove(me)
        L=.26; add([(0,0,0),(L*.5,0,.02),(L,0,.03)],.0055)
        for k in range(9):
            t=.25+.75*k/8; b=np.array([L*t,0,.03*t]); 
            for sg in (-1,1):
                l=.11*(1.15-t*.7); d=np.array([.55,sg*.8,rng.uniform(-.1,.4)]); e=b+d*l; add([b,(b+e)/2+[0,0,.008],e],.0032)
                for j in range(3): q=b+d*l*(.35+.3*j); u=np.array([.8,sg*rng.uniform(-.3,.5),rng.uniform(-.2,.5)])*.045; add([q,q+u*.5,q+u],.0024)
        return mesh('dill',np.concatenate(V),F,mat=m)
    return variants('dill',n,mk)
def frill2(A,ol,seed,k):
    m=thin(food('frill',vcol=True,rough=.42,sss=0,bump=.25,bscale=22,coat=.08,rndv=0),.35); x,y,f=disk_grid(1,50,420); r=np.hypot(x,y); a=np.arctan2(y,x); R=ol(a)*k*(1+.05*np.sin(a*19+seed)+.04*np.sin(a*31)); w=np.sin(a*29+seed+1.5*np.sin(a*7))+.5*np.sin(a*47+seed); e=sstep(.7,1,r); z=.035*w*e; c=mix(seen('#5f9a24'),seen('#b4d668'),c01(.5+.4*w*e+.3*N(x,y,5,seed))); return mesh('frill2',np.stack([x*R,y*R,z],-1),f,c,m)
# ================================================================= snacks
def herbs(rng,pts,P,kind='parsley',s=(.7,1.0),lift=.03,tilt=.5):
    lf=leaf(kind,5)
    for x,y in pts: lay(lf,rng,x,y,P.h(x,y)+lift,P.normal(x,y),tilt=tilt,scale=rng.uniform(*s))

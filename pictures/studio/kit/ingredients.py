"""The registry of ingredients that are strewn by name: `put(pile, rng, name, points)`."""
import math, random
import numpy as np
from .base import N, _G, align, c01, cmix, fbm, gp, lin, mix, shade, sstep
from .shapes import blob, lay_solid, mesh, obj, ribbon, tube_mesh, variants
from .materials import browned, food
from .pieces import B, ringslice
from .variation import lying, one_of, uneven
from .piles import Pile
from .vessels import smallbowl
from .leaves import bigleaf, chopped, kale, leaf
from .fruit import coconut
from .vegetables import bean, chickpea, chilli_rings, chives, crisp_tofu, cucumber, floret, mush_slice, mushslice, ribs, scallions, tempeh_slices, tomato_half
from .grains import almond_flake, cracked, fusilli, gnocchi, peanut, penne, pumpkinseed, sesame, walnut
from .liquids import clear_film
from .tossed import buds, fibres, julienne, shreds, sprouts, tomato_wedge, torn_bread
from .baking import fry

_G /= np.linalg.norm(_G, axis=1)[:, None]
ING={}
def ing(name,rx,rz,mode='rand',sink=.01,lift=0,solid=0,scale=1.0,tilt=.3):
    def d(f): ING[name]=dict(f=f,rx=rx,rz=rz,mode=mode,sink=sink,lift=lift,solid=solid,scale=scale,tilt=tilt); return f
    return d
def simple(name,r,c1,c2,mode='rand',sink=.01,lift=0,tilt=.3,**k):
    ING[name]=dict(f=lambda: B(name,r,c1,c2,**k),rx=(r[0]+r[1])/2*.9,rz=r[2]*.95,mode=mode,sink=sink,lift=lift,solid=0,scale=1.0,tilt=tilt)
simple('corn',(.062,.052,.045),'#f0b51e','#f9d75a',power=3,amp=.1,coat=.4)
simple('pea',(.058,.056,.055),'#66862c','#92ad54',amp=.07,coat=.2)
simple('tofuwhite',(.115,.11,.095),'#cdb988','#e4d3ac',amp=.035,power=7,sub=4,bump=.12,rough=.4,sss=.35,coat=.15,rndv=.05)
simple('feta',(.105,.1,.085),'#cfc1a0','#e6dabc',amp=.09,power=6,sub=4,freq=2.4,bump=.5,bscale=26,rough=.6,coat=0,rndv=.04)
simple('potato',(.10,.095,.085),'#e2c069','#f2dc9a',amp=.07,power=4,coat=.2)
simple('squash',(.12,.11,.10),'#df8414','#f4ac3c',amp=.08,power=4,coat=.25)
simple('carrotdice',(.075,.07,.065),'#e0701a','#f59a3c',amp=.07,power=4,coat=.25)
simple('celery',(.07,.06,.05),'#a9c46a','#d0e09a',amp=.1,power=3)
simple('tomdice',(.085,.078,.06),'#b9200f','#e4502a',amp=.16,power=3.2,coat=.5,rough=.22,sss=.3)
simple('reddice',(.075,.065,.045),'#b3130f','#de3322',amp=.08,power=4,coat=.5,rough=.2)
simple('grndice',(.07,.06,.045),'#4d8a24','#86bb4c',amp=.08,power=4,coat=.4)
simple('oniondice',(.055,.05,.035),'#e7d3dc','#9a3f78',amp=.1,power=4,coat=.2,scale=10)
simple('onionw',(.06,.05,.03),'#efe4c4','#fbf6e4',amp=.1,power=4,coat=.2)
simple('raisin',(.065,.045,.04),'#2a1410','#4a261a',amp=.3,freq=2.2,bump=.4)
simple('apricot',(.15,.13,.06),'#d9700e','#f5a53a',mode='flat',amp=.16,freq=1.6,sub=4,rough=.35,sss=.35,coat=.25)
simple('date',(.13,.07,.06),'#3a170a','#6a3013',amp=.12,freq=2,bump=.4,coat=.4)
ING['walnut']=dict(f=lambda: walnut(),rx=.10,rz=.05,mode='rand',sink=.01,lift=0,solid=0,scale=.8,tilt=.3)
simple('pinenut',(.062,.029,.027),'#dcb46c','#f2dba8',rough=.4)
ING['pepita']=dict(f=lambda: pumpkinseed(),rx=.055,rz=.012,mode='flat',sink=0,lift=.004,solid=0,scale=1.1,tilt=.3)
simple('pom',(.05,.04,.04),'#8e0a24','#d02a48',coat=.7,rough=.12,amp=.12)
simple('farro',(.052,.027,.025),'#9a6a36','#cfa468',rough=.42,mode='flat',sub=3,n=6,tilt=.5,amp=.07,power=2.3,bump=.2,bscale=60,fn=lambda p,n: p*np.stack([1+0*n[:,0],1-.12*np.clip(n[:,0],0,1),1+0*n[:,0]],-1)-np.stack([0*n[:,0],0*n[:,0],.007*np.exp(-(n[:,1]/.16)**2)*(n[:,2]>0)],-1))
simple('couscous',(.022,.02,.018),'#e8c67a','#f7e3ad',rough=.5,sub=1,n=3,bump=0,amp=.2)
simple('caulirice',(.033,.03,.026),'#efe6cc','#fdf8ea',rough=.5,sub=2,n=4,bump=0,amp=.3)
simple('ricer',(.043,.018,.017),'#d8b272','#efd6a4',rough=.38,sub=2,n=5,bump=0,mode='flat',tilt=.5,coat=.35)
simple('riceb',(.046,.0128,.0122),'#ece0c6','#f8f0dc',rough=.6,sub=2,n=5,bump=0,mode='flat',tilt=.5,rndv=.04,sss=.3)
simple('lentilr',(.040,.039,.017),'#c9601a','#e58a3a',rough=.36,sub=3,n=5,bump=.1,bscale=60,coat=.12,amp=.1)
simple('lentilb',(.041,.040,.019),'#46301a','#75542f',rough=.4,sub=3,n=5,bump=.15,bscale=60,coat=.1,amp=.1)
simple('mince',(.062,.052,.042),'#5a2410','#944420',amp=.45,freq=2,sub=2,rough=.5,sss=.05,coat=.15,n=6)
ING['herb']=dict(f=lambda: chopped(10),rx=.022,rz=.006,mode='flat',sink=0,lift=.004,solid=0,scale=1.0,tilt=.3)
simple('flake',(.018,.014,.006),'#a3140c','#d8371c',mode='flat',amp=.4,sub=1,bump=0,rndv=.3,lift=.004,tilt=.5)
ING['pepper']=dict(f=lambda: cracked(),rx=.006,rz=.004,mode='rand',sink=0,lift=0,solid=0,scale=1.0,tilt=.3)
simple('crumbs',(.03,.026,.02),'#c9913f','#e9c27a',amp=.4,sub=1,bump=0,coat=0,rough=.8,n=5)
simple('parm',(.035,.016,.006),'#f4e3b0','#fbf1d2',mode='flat',amp=.3,sub=2,bump=0,coat=0,lift=.004,tilt=.6)
simple('capers',(.04,.038,.036),'#4f5f1e','#7a8a3a',amp=.1)
simple('garlicchip',(.08,.05,.013),'#d9a94e','#f0d08a',mode='flat',lift=.01)
@ing('kidney',.1,.062)
def _(): return bean(food('kid','#5f1114','#97302a',scale=4,rough=.2,sss=.12,bump=.08,coat=.5,rndv=.2),(.118,.07,.064),'kid')
@ing('blackbean',.08,.052)
def _(): return bean(food('bbn','#17111a','#34262f',scale=4,rough=.22,sss=.04,bump=.08,coat=.5,rndv=.2),(.092,.058,.054),'bbn')
@ing('whitebean',.095,.06)
def _(): return bean(food('wbn','#e3cfa0','#f5ead0',scale=4,rough=.32,sss=.3,bump=.08,coat=.25,rndv=.08),(.115,.072,.064),'wbn')
@ing('greenbean',.12,.035,'flat',tilt=.2)
def _():
    m=food('gbn','#3f7a1e','#76aa38',scale=5,rough=.3,sss=.2,bump=.1,coat=.35,rndv=.15)
    def mk(i): t=np.linspace(-.5,.5,22); p=np.stack([t*.42,.05*np.cos(t*2.6+i),.015*np.sin(t*5+i)],-1); return tube_mesh('gbn',p,.038*np.clip(1-(np.abs(t)*2)**10,.35,1)*(1+.07*np.sin(t*34+i)),m,12)
    return variants('gbn',4,mk)
@ing('edamame',.068,.048)
def _(): return bean(food('edam','#7d9c45','#a3bd69',rough=.35,sss=.3,bump=.05,coat=.2),(.085,.056,.05),'edam')
@ing('chickpea',.07,.064,scale=.7)
def _(): return chickpea(food('cp','#c08a3e','#e8bb72',scale=4,rough=.34,sss=.2,bump=.35,bscale=18,coat=.25,rndv=.16))
@ing('tofu',.125,.1,'flat',sink=.02)
def _(): return crisp_tofu(.24)
@ing('tofus',.1,.08,'flat',sink=.02,scale=.8)
def _(): return crisp_tofu(.24)
@ing('olive',.085,.07)
def _():
    m=food('olive',vcol=True,rough=.2,sss=.1,bump=.06,coat=.6,rndv=.2)
    def mk(i):
        def colf(p,n): h=(n[:,0]>.93)[:,None]; c=mix(lin('#241019'),lin('#4a2033'),c01(.5+fbm(n*2+i,3))); return np.where(h,lin('#a8542a')*np.ones_like(c),c)
        def fn(p,n): return p-np.array([1,0,0])*(np.clip(n[:,0]-.9,0,1)*.5)[:,None]
        return blob('olive',(.105,.078,.075),.05,1.2,i,4,m,fn,colf)
    return variants('olive',3,mk)
@ing('greenolive',.085,.07)
def _():
    m=food('golive',vcol=True,rough=.22,sss=.2,bump=.06,coat=.5,rndv=.15)
    def mk(i):
        def colf(p,n): h=(n[:,0]>.92)[:,None]; c=mix(lin('#6f7a1e'),lin('#a8ac48'),c01(.5+fbm(n*2+i,3))); return np.where(h,lin('#c9301a')*np.ones_like(c),c)
        return blob('golive',(.1,.076,.074),.05,1.2,i,4,m,None,colf)
    return variants('golive',3,mk)
@ing('tomhalf',.14,.1,'face',sink=.02,lift=.02)
def _(): return tomato_half(.145)
@ing('cherry',.125,.12)
def _():
    m=food('cherry','#c3180f','#e2391f',scale=2,rough=.12,sss=.25,bump=.03,coat=.8,rndv=.15); g=food('calyx','#2f6a1a','#4a8a2a',rough=.5,sss=0,bump=0)
    return variants('cherry',3,lambda i: blob('cherry',(.135,.135,.125),.03,1.1,i,4,m))
@ing('cuke',.17,.03,'face',sink=.0)
def _(): return cucumber(.05,.2)
@ing('cukehalf',.15,.05,'flat',sink=.0,tilt=.6)
def _(): return cucumber(.07,.2,math.pi)
@ing('cukeq',.1,.06,'rand',sink=.01)
def _(): return cucumber(.13,.19,math.pi/2)
@ing('carrotcoin',.12,.03,'flat',sink=.0,tilt=.4)
def _(): return ringslice('car',.13,.045,('#f3a13a','#ea7a1c','#e06a14','#d05a0e'))
@ing('courg',.15,.04,'flat',sink=.0,tilt=.5)
def _(): return ringslice('courg',.17,.05,('#dcdc9a','#e8e4b0','#bfd07a','#2f6a1c'))
@ing('courghalf',.12,.05,'flat',sink=.0,tilt=.6)
def _(): return ringslice('courg',.17,.07,('#dcdc9a','#e8e4b0','#bfd07a','#2f6a1c'),math.pi)
@ing('avodice',.1,.08,'rand')
def _():
    m=food('avod',vcol=True,rough=.36,sss=.35,sssr=(.06,.08,.025),bump=.14,bscale=18,coat=.14,rndv=.1)
    def mk(i):
        rng=random.Random(i*3+1); g=np.array([rng.gauss(0,.35),rng.gauss(0,.35),1]); g/=np.linalg.norm(g)
        def colf(p,n): k=fbm(p*9+i,3); d=p@g/.08+.35*k; c=mix(lin('#e9dc8c'),lin('#cfcb68'),sstep(-1,-.1,d)); c=mix(c,lin('#9cae48'),sstep(-.1,.75,d)); return mix(c,lin('#5f7f2c'),sstep(.72,1.05,d)*.85)
        def fn(p,n): return p*(1+.14*p[:,[1]]/.08*rng.choice((-1,1))*np.array([1,0,0]))+.010*fbm(p*7+i*3,2)[:,None]
        return blob('avod',(.092*rng.uniform(.8,1.15),.082*rng.uniform(.75,1.15),.074*rng.uniform(.7,1.1)),.05,1.4,i,4,m,fn,colf,3,12)
    return variants('avod',7,mk)
@ing('crouton',.13,.09,'rand')
def _(): return torn_bread()
@ing('carrot',.1,.02,'flat',sink=.004)
def _(): return julienne('carrot',('#d9661a','#ec8c34','#c9560f'))
@ing('daikon',.1,.02,'flat',sink=.004)
def _(): return julienne('daikon',('#e2dac4','#f2ecdc','#e8e0cc'))
@ing('shred',.1,.03,'flat',sink=.004,tilt=.5)
def _():
    return fibres()
@ing('redcab',.09,.025,'flat',lift=.006,tilt=.4)
def _(): return shreds('red',('#4a1540','#7a2f63'),('#d9b9cf','#eedbe6'))
@ing('whitecab',.09,.025,'flat',lift=.006,tilt=.4)
def _(): return shreds('white',('#b9cc84','#dbe3b0'),('#e8ebcc','#f4f4e2'))
@ing('redonion',.09,.02,'flat',lift=.012,tilt=.4)
def _(): return shreds('ron',('#7a2f5a','#a8608a'),('#e8d3de','#f4e8ee'),L=.36,wide=.045,thick=.017,curl=1.5)
@ing('redpep',.11,.03,'flat',lift=.015,tilt=.4)
def _(): return shreds('rpep',('#a3160e','#c9301e'),('#d8553c','#e88068'),L=.44,wide=.075,thick=.030,curl=.6)
@ing('yelpep',.11,.03,'flat',lift=.015,tilt=.4)
def _(): return shreds('ypep',('#d99a14','#eeb83a'),('#e8bd58','#f2d58c'),L=.44,wide=.075,thick=.030,curl=.6)
@ing('grnpep',.11,.03,'flat',lift=.015,tilt=.4)
def _(): return shreds('gpep',('#3f6a1e','#6a9236'),('#a9c070','#c9d69c'),L=.42,wide=.075,thick=.030,curl=.6)
@ing('beansprout',.1,.02,'flat',lift=.0,tilt=.4)
def _():
    return sprouts()
@ing('scallion',.042,.012,'flat',sink=.004,lift=.004,tilt=.16)
def _(): return scallions()
@ing('chilli',.046,.012,'flat',sink=.004,lift=.004,tilt=.16)
def _(): return chilli_rings()
@ing('chive',.02,.012,'flat',sink=.002,lift=.004,tilt=.9)
def _(): return chives()
@ing('sesame',.014,.006,'flat',sink=0)
def _(): return sesame()
@ing('bsesame',.014,.006,'flat',sink=0)
def _(): return sesame('#221d1a')
@ing('peanut',.06,.05)
def _(): return peanut()
@ing('almond',.09,.012,'flat',lift=.01,tilt=.4)
def _(): return almond_flake()
for _k,_r in (('basil',.15),('mint',.12),('cilantro',.13),('spinach',.2),('parsley',.12),('micro',.08),('thyme',.14)):
    ING[_k]=dict(f=(lambda k=_k: leaf(k)),rx=_r*.6,rz=.02,mode='leaf',sink=0,lift=.022,solid=0,scale=1.0,tilt=.25)
@ing('kale',.2,.05,'leaf',lift=.02,tilt=.5)
def _(): return bigleaf('kale',.5,.34,'#1f4a16','#3f7a2a','#a9c478',.16,6)
@ing('cos',.2,.03,'leaf',lift=.02,tilt=.4)
def _(): return bigleaf('cos',.42,.26,'#8ab440','#d2e294','#f0f4d4',.05,6,.35)
@ing('broccoli',.15,.14,'stand',sink=.02)
def _(): return buds()
@ing('cauli',.15,.14,'stand',sink=.02)
def _(): return floret('cau','#d9c796','#faf3df','#f3ead0','#b9772a')
@ing('nori',.1,.01,'flat',lift=.01,tilt=.4)
def _(): return ribbon(food('nori','#10201a','#1f352a',rough=.4,sss=0,bump=.4,bscale=30),.4,.05,n=4,curl=.06,name='nori')
ING['penne']=dict(f=penne,rx=.11,rz=.06,mode='flat',sink=.02,lift=0,solid=0,scale=1,tilt=.4)
ING['fusilligreen']=dict(f=lambda: fusilli('g','#dcbf70','#f2dda2',groove=('#98a03c','#3f6418')),rx=.12,rz=.075,mode='flat',sink=.02,lift=0,solid=0,scale=1,tilt=.4)
ING['ditalini']=dict(f=lambda: penne('dit','#ecc985','#f7e2b0',.13,.06,3,ridged=False),rx=.08,rz=.055,mode='rand',sink=.02,lift=0,solid=0,scale=1,tilt=.4)
def put(P,rng,name,pts,scale=(.88,1.1),cap='P',sink=None,tilt=None,lift=None,commit=1.0,mode=None,spin=None,meshes=None,maxz=None,face=(0,-.5)):
    cap=getattr(P,'maxh',None) if cap=='P' else cap
    if not hasattr(P,'B0'): P.B0=P.H.copy()
    g=ING[name]; ms=meshes or g['f'](); k=g['scale']; md=mode or g['mode']; sk=g['sink'] if sink is None else sink; lf=g['lift'] if lift is None else lift; tl=g['tilt'] if tilt is None else tilt; out=[]
    for x,y in pts:
        s=rng.uniform(*scale)*k
        if md=='leaf': z=P.h(x,y)
        else: z=P.put_ellipsoid(x,y,g['rx']*s/k,g['rz']*s/k,sk,commit)
        if z is None: continue
        if maxz is not None: z=min(z,maxz)
        if cap is not None and md!='leaf': z=min(z,float(P.B0[int(np.clip(round((x-P.o)/P.res),0,P.n-1)),int(np.clip(round((y-P.o)/P.res),0,P.n-1))])+cap+rng.uniform(-.02,.02))
        sp=rng.uniform(0,6.28) if spin is None else (spin(x,y) if callable(spin) else rng.gauss(spin,.35))
        if md=='rand': q=lying(rng,P.normal(x,y,.08))
        elif md=='face': nn=P.normal(x,y,.1); q=align((nn[0]+face[0]+rng.uniform(-.2,.2),nn[1]+face[1],1),sp,tl*.5,rng)
        elif md=='stand': nn=P.normal(x,y,.12); q=align((nn[0]*.6+rng.uniform(-.45,.45),nn[1]*.6+rng.uniform(-.5,.15)-.15,1),sp,.2,rng)
        else: q=align(P.normal(x,y,.09),sp,tl,rng)
        o=obj(one_of(rng,ms,name),(x,y,z+lf*s/k),scale=uneven(rng,s),quat=q)
        if g['solid']: lay_solid(o,g['solid'])
        out.append(o)
    if cap is not None and md!='leaf': P.H=np.minimum(P.H,P.B0+cap+g['rz']*.8)
    return out
def grains(P,rng,name,R,cx=0,cy=0,d=.042,n=900,asp=1.0,shape=None,scale=(.85,1.1),sink=.004): return put(P,rng,name,gp(rng,R,d,n,cx,cy,shape,asp),scale=scale,sink=sink)
def loose(rng,name,pts,z=.0,scale=(.85,1.05)):
    g=ING[name]; ms=g['f'](); md=g['mode']
    for x,y in pts:
        s=rng.uniform(*scale)*g['scale']
        if md in('rand',): o=obj(one_of(rng,ms,name),(x,y,z+g['rz']*1.0),scale=uneven(rng,s),quat=lying(rng,(0,0,1),.1))
        elif md=='stand': o=obj(rng.choice(ms),(x,y,z+.15),scale=s,quat=align((rng.uniform(-1,1),-.8,.3),rng.uniform(0,6)))
        elif md=='face': o=obj(rng.choice(ms),(x,y,z+g['rz']+.03),scale=s,quat=align((rng.uniform(-.2,.2),-.4,1),rng.uniform(0,6),.1,rng))
        else: o=obj(rng.choice(ms),(x,y,z+max(.02,g['rz']*.8)),scale=s,quat=align((0,0,1),rng.uniform(0,6.28),.2,rng))
        if g['solid']: lay_solid(o,g['solid'])
def layersP(P,rng,layers,R=1.0,maxh=None):
    """layers: (name, n, dmin, dict(R,cx,cy,asp,pts,shape,+put args)) in order"""
    if maxh is not None: P.maxh=maxh
    if not hasattr(P,'B0'): P.B0=P.H.copy()
    for L in layers:
        if callable(L): L(P,rng); continue
        name,n,d=L[:3]; k=dict(L[3]) if len(L)>3 else {}
        pts=k.pop('pts',None); r=k.pop('R',R); cx=k.pop('cx',0); cy=k.pop('cy',0); asp=k.pop('asp',1.0); sh=k.pop('shape',None)
        if pts is None: pts=gp(rng,r,d,n,cx,cy,sh,asp,tries=max(400,n*20))
        put(P,rng,name,pts,**k)
# ======================================================= LUNCH
def oildrops(P,rng,n,R=.85,c='#c98a1a',c2='#e0a83a',d=.09,key='oil1',shape=None):
    """Flat clear drops of very uneven sizes, some run together: they tint what is below them and mirror the window. One mesh."""
    m=clear_film('drops'+c,shade(c2,1.35),1.0); V=[]; F=[]; nt=26; a=np.linspace(0,2*np.pi,nt,endpoint=False); q=rng.uniform(0,9)
    for x,y in gp(rng,R,d*.6,n*2,shape=shape):
        if rng.random()>.5+1.5*float(N(x,y,2.2,q)): continue
        for k in range(rng.choice((1,1,1,2,3))):
            s=.007+.045*rng.random()**3.4; X,Y=x+k*s*rng.uniform(-1.5,1.5),y+k*s*rng.uniform(-1.5,1.5); z=P.h(X,Y)+.001*len(V)%.001; out=s*(1+.10*np.sin(a*2+X*50)+.05*np.sin(a*3+Y*70)); o=sum(len(v) for v in V)
            for u,h in ((1,-.002),(.86,.26),(.6,.42),(.02,.5)): V.append(np.stack([X+out*u*np.cos(a),Y+out*u*np.sin(a),z+np.full(nt,min(h*s,.008) if h>0 else h)],-1))
            F+=[tuple(g+o for g in f) for f in ((r*nt+t,r*nt+(t+1)%nt,(r+1)*nt+(t+1)%nt,(r+1)*nt+t) for r in range(3) for t in range(nt))]
    return obj(mesh('drops',np.concatenate(V),F,mat=m)) if V else None
# tofu that was glazed in the pan, tofu rubbed with spices and browned, seitan in shavings, silken tofu in spoonfuls
ING['glazed']=dict(f=lambda: crisp_tofu(.25,8,('#c98a42','#8a4818','#3f1c09'),.55,.26,'glz'),rx=.12,rz=.10,mode='rand',sink=.03,lift=0,solid=0,scale=1,tilt=.3)
ING['smoky']=dict(f=lambda: crisp_tofu(.23,8,('#d99a4c','#a84e18','#4a1c08'),.3,.34,'smk'),rx=.11,rz=.09,mode='rand',sink=.03,lift=0,solid=0,scale=1,tilt=.3)
def seitan_shavings(n=14):
    """Carved off and fried: thin, curled strips of uneven width, pale and fibrous where the knife went, dark and dry at their edges and in patches."""
    m=food('sei',vcol=True,rough=.55,sss=.14,sssr=(.06,.03,.02),bump=.4,bscale=52,bdist=.012,coat=0,spec=.35,rndv=.18,rndh=.008)
    def mk(i):
        g=np.random.RandomState(i*7+2); L,W,T=g.uniform(.09,.20),g.uniform(.050,.090),g.uniform(.010,.020); b,c,t,q=g.uniform(-2.4,2.4),g.uniform(-5,5),g.uniform(-2.5,2.5),g.uniform(0,9); N1=lambda x,k,s: fbm(np.stack([x*k+q,0*x+s,0*x+i],-1),2)
        def fn(p,n):
            x,y,z=p.T; y=y*(1+.7*N1(x,7,1))+.05*N1(x,5,4)+.012*N1(x+3*y,40,8)*np.abs(n[:,1]); z=z+.004*fbm(np.stack([x*14+q,y*34,0*x],-1),2); k=t*x; y,z=y*np.cos(k)-z*np.sin(k),y*np.sin(k)+z*np.cos(k); return np.stack([x,y,z+b*x*x+c*y*y+.03*N1(x,8,6)],-1)
        def cf(p,n):
            k=fbm(np.stack([p[:,0]*7+q,p[:,1]*13,p[:,2]*9],-1),4); h=fbm(p*11+i*3,3); e=np.maximum(np.abs(p[:,0])/L,np.abs(p[:,1])/W); col=cmix('#a05a2c','#c48a54',.5+.9*k+g.uniform(-.3,.3)); col=mix(col,lin('#9a3f14'),sstep(.05,.4,fbm(p*7+i*5,3))*.6); hot=c01(.05+.55*sstep(.70,1.05,e)+g.uniform(-.1,.35)); return np.concatenate([browned(col,hot,1.3*h,'#7c3c16','#44200c',.9),c01(1-.9*sstep(.1,.4,fbm(p*8+i*9,2)))[:,None]],1)
        return blob('sei',(L,W,T),.16,1.8,i*5,5,m,fn,cf,3,3.4)
    return variants('sei',n,mk)
ING['seitan']=dict(f=seitan_shavings,rx=.11,rz=.030,mode='flat',sink=.010,lift=.004,solid=0,scale=1,tilt=.5)
ING['silken']=dict(f=lambda: variants('slk',5,lambda i: blob('slk',(.19,.15,.10),.20,1.5,i*3,5,food('slk','#efe6d2','#fbf6ea',scale=3,rough=.22,sss=.4,bump=.1,bscale=12,coat=.4,rndv=.05),None,None,3,3)),rx=.16,rz=.09,mode='flat',sink=.04,lift=0,solid=0,scale=1,tilt=.25)
ING['curd']=dict(f=lambda: variants('crd',6,lambda i: blob('crd',(.115,.085,.05),.35,1.5,i*3,5,food('crd','#e8a860','#fbe6b4',scale=4,rough=.34,sss=.35,bump=.25,bscale=16,coat=.15,rndv=.08),None,None,3,2.4)),rx=.10,rz=.06,mode='rand',sink=.03,lift=0,solid=0,scale=1,tilt=.3)
ING['kaletorn']=dict(f=lambda: kale(6,('#1f4a16','#4a8a2a')),rx=.16,rz=.04,mode='leaf',sink=0,lift=.0,solid=0,scale=1,tilt=.6)
ING['wilted']=dict(f=lambda: kale(6,('#1c4410','#3a7420')),rx=.12,rz=.02,mode='leaf',sink=0,lift=-.02,solid=0,scale=1,tilt=.25)
ING['mush']=dict(f=lambda: mush_slice(9,.8),rx=.15,rz=.022,mode='flat',sink=.004,lift=.006,solid=0,scale=1,tilt=.28)
ING['crumble']=dict(f=lambda: B('crmb',(.075,.055,.045),'#4a2010','#9a5a2a',amp=.75,freq=2.6,sub=4,rough=.62,sss=.05,coat=.05,n=8,bump=.6),rx=.06,rz=.04,mode='rand',sink=.01,lift=0,solid=0,scale=1,tilt=.3)
ING['mapotofu']=dict(f=lambda: variants('mpt',5,lambda i: blob('mpt',(.125,.115,.10),.05,2.0,i*3,5,food('mpt','#e8c49a','#f8e8cc',scale=4,rough=.16,sss=.4,bump=.08,bscale=14,coat=.6,rndv=.1),None,None,3,6)),rx=.115,rz=.095,mode='flat',sink=.08,lift=0,solid=0,scale=1,tilt=.3)
ING['onionpetal']=dict(f=lambda: shreds('onp',('#8a3f6a','#c08aac'),('#ecd9e2','#f6ecf0'),L=.38,wide=.095,thick=.021,curl=1.4),rx=.13,rz=.04,mode='flat',sink=0,lift=.01,solid=0,scale=1,tilt=.5)
ING['tomwedge']=dict(f=lambda: tomato_wedge(),rx=.13,rz=.085,mode='rand',sink=.02,lift=0,solid=0,scale=1,tilt=.3)
ING['chipspud']=dict(f=lambda: fry(('#d9a042','#f0cf82','#8a4f18'),.40,.062),rx=.14,rz=.06,mode='flat',sink=0,lift=.01,solid=0,scale=1,tilt=.35)
def side(r,x,y,name,col='#e6dcc8',R=.42,d=.09,n=46,**k):
    """a small bowl of something that goes into the dish"""
    smallbowl(R,.22,col,(x,y)); P=Pile(3.2,lambda X,Y:.10+0*X,.02); put(P,r,name,gp(r,R*.74,d,n,x,y),**k)
ING['gpenne']=dict(ING['penne'],f=lambda: penne('green','#d9b766','#efd99c',L=.42,film=('#8c9f40','#4a6818')))

"""Scenes that belong to no recipe: the empty plate, the closed kitchen, and what the picture maker lays foods on."""
from kit import *


def closed_kitchen(S):
    rng=base(S,'slate',302,elev=40,dist=7.6,target=(.05,.1,.32))
    cloth((1.45,-.72),(2.2,1.6),.28,'#e3b850','#f6efe0',seed=321)
    R=1.05; H=.78; c='#c9653d'; cm=ceramic('pot'+c,c,'#5a2413',.12,.25)
    prof=smooth_prof([(.001,.0),(R*.86,.0),(R*.95,.03),(R,.14),(R,H-.03),(R+.02,H),(R-.03,H+.012),(R-.06,H-.03),(R-.06,.12),(.001,.08)],140)
    at=(-.28,.42); obj(revolve('pot',prof,160,cm,flat(c)),(*at,0)); lid(R,H+.02,at,c,metal('brass','#c9a56a',.25))
    for sgn in (1,-1):
        t=np.linspace(-1,1,40); p=np.stack([sgn*(R-.03+.24*np.sqrt(np.clip(1-t**2*.98,0,1))),.34*t,.60+0*t],-1); obj(tube_mesh('ear',p,.062,cm,14,cols=np.tile(lin(c),(40,1))),(*at,0),(0,0,-.18))
    wm=wood('wsp','#8a5a30','#c08a54')
    t=np.linspace(0,1,50); p=np.stack([t*2.0,0*t,.06+.02*np.sin(t*3)],-1); rad=np.interp(t,[0,.05,.14,.26,.34,.92,1],[.07,.14,.155,.11,.05,.055,.04]); sp=obj(tube_mesh('wspoon',p,rad,wm,20),(.30,-1.06,.02),(0,0,.16)); sp.scale=(1,1,.62)
    # herbs waiting, a lemon, garlic-pale bowl of salt
    ci=leaf('basil',5)
    for (x,y,a) in ((-1.42,-.62,.4),(-1.30,-.55,1.5),(-1.50,-.50,2.6),(-1.36,-.70,4.0),(-1.22,-.66,5.2)): lay(ci,rng,x,y,.07,spin=a,tilt=.3,scale=1.15)
    whole_citrus(1.55,.62,.27,'#e9b81c','#f6d84a',True)
    o,ih,pin=smallbowl(.46,.27,'#e9e3d6',(1.32,1.42)); fs=surface(pin,.2,lambda x,y,r,z: mix(lin('#f2ede2'),lin('#fffdf8'),np.clip(.5+fbm(np.stack([x*9,y*9,x*0],-1),3),0,1)),food('saltf',vcol=True,rough=.7,sss=.1,bump=.4,bscale=60,coat=0,rndv=0,rndh=0),(1.32,1.42),amp=.02)


def empty_plate(S):
    on_table(S,'oak',301,elev=32,dist=5.9,target=(-.06,.06,.10),exposure=.08,wall=('#6f7a70','#838d82'),y0=5.2)
    cloth((-1.50,-.35),(.86,2.7),.12,'#cfc6b2',seed=312,fold=.02); fork((-1.40,.52,.05),-1.46,1.0)
    plate(1.30,.15,'#d9d0be',speck='#6d6152',clay='#7d5c40',speck_amt=.35,loc=(.05,0))
    plate(.98,.13,'#e9e2d2',speck='#6d6152',clay='#7d5c40',name='small',speck_amt=.35,loc=(.05,0))[0].location.z=.06
    G=glassware('tumbler',1.28,1.62,.9); pour(G,.62,[(0,'#f4f7f6'),(1,'#f4f7f6')],drink_mat('water','clear',emis=0,alpha=.03))


def _from_above(S): return base(S,('#8c8c8c','#8c8c8c'),303,kind='plaster',elev=89.5,dist=8.4,target=(0,0,0),fstop=16)

def laid_table(S): _from_above(S)

def laid_cloth(S):
    """Twice as light as the table, so that it can be told from it and from its shadow."""
    _from_above(S); cloth((0,0),(1.9,2.35),0,'#f4f4f4',seed=312,fold=.12)

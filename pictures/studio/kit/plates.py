"""Whole arrangements that several recipes share: a soup, a heap on a plate, a cake with a slice cut, a tray of bars."""
import math, random
import bpy
import numpy as np
from mathutils import Euler, Matrix, Quaternion, Vector
from .base import N, STAND, align, c01, cmix, fbm, gp, grid_faces, lin, mix, nz, polar_outline, rotz, round_poly, sstep, wedge_ol
from .shapes import Frame, blob, lay_solid, mesh, obj, prism, rev, ring, slice_disc, tube_mesh, variants
from .materials import TB, ceramic, fm, food, vm
from .masses import Mass
from .piles import Pile, hit, lay, mound, spile, upd, wetted
from .liquids import sauce_in, surface
from .tumbling import PRESS_IN, tumble
from .variation import lying, uneven
from .vessels import bowl, crock, plate, smallbowl, spoon, tumbler
from .stage import base, bg, board, cloth, snackstage, sweep, tray_board
from .leaves import bigleaf, frill2, leaf
from .fruit import avocado_slice
from .vegetables import cucumber, tomatoslice
from .grains import sesame
from .baking import cells, crumbed, bread, cakecf, loaf_piece, pac, scoop, soft_tortilla
from .bakes import bean_patty, bun
from .ingredients import ING, grains, layersP, put

def glass_scene(S,table,sw,seed,bands,top,props,cl,H=1.15,R=.46,taper=.86,fill=.84,spots=((-.3,-.15,1.0),(.95,.8,1.0)),elev=15,dist=6.0,tz=.66,extra=None,mat=None):
    rng=base(S,table,seed,elev=elev,dist=dist,target=(.05,0,tz),fstop=6); sweep(*TB[sw],3.2)
    if cl: cloth(*cl[0],**cl[1])
    for k,(x,y,s) in enumerate(spots):
        zt=tumbler(x,y,H*s,R*s,taper,fill=fill,bands=bands,seed=seed+k*3,mat=mat() if mat else None); 
        if extra: extra(rng,x,y,H*s,R*s)
        top(rng,x,y,zt,R*s*(taper+(1-taper)*fill)-.04)
    if props: props(rng)
    return rng
def dip(x,y,R,H,col,c1,c2,key,top=None,rng=None,n=0,inner=None,level=None,spiral=.02):
    o,ih,pin=smallbowl(R,H,col,(x,y),inner); so,h,RR=sauce_in(pin,level or H*.78,(c1,c2),key,spiral=spiral,loc=(x,y),amp=.008,rough=.55,coat=0)
    if top:
        P=Pile(3.0,lambda X,Y:h(X,Y),.02)
        for t,nn,d in top: put(P,rng,t,gp(rng,RR*.7,d,nn,x,y))
    return o
def garlic(x,y,s=1.0,rot=0):
    # pinch bowl of coarse salt and pepper (the garlic bulb below did not read well)
    rg=random.Random(int(x*100+y*10)); smallbowl(.30*s,.17*s,'#8a5a3a',(x,y),inner='#a06c48'); P=Pile(3.2,lambda X,Y:.11*s+0*X,.02); mound(P,x,y,.25*s,.05,.11*s,'#d9ccb0','#efe4cc',key='salt',bump=1.0,noise=.02); put(P,rg,'caulirice',gp(rg,.22*s,.045,60,x,y),scale=(.4,.8)); put(P,rg,'pepper',gp(rg,.2*s,.05,16,x,y)); return
    m=food('garlicb','#cdbb9a','#e6d8bc',scale=3,rough=.5,sss=.2,bump=.2,bscale=10,rndv=.05)
    def fn(p,n): a=np.arctan2(p[:,1],p[:,0]); k=1+.10*np.cos(a*7)*np.clip(1-np.abs(n[:,2]),0,1); p=p.copy(); p[:,0]*=k; p[:,1]*=k; t=np.clip(n[:,2]-.6,0,1); p[:,2]+=t**1.6*.34; p[:,:2]*=(1-np.clip(t*3,0,1)**1.5*.55)[:,None]; return p
    obj(blob('garlicb',(.24,.24,.2),.02,1,0,4,m,fn),(x,y,.18*s),(.15,.1,rot),s)
def tomato_dice(n=10):
    """Chopped tomato: one side is its skin, the others are wet flesh, paler and streaked; no two cut alike, their corners soft."""
    m=food('tomdice',vcol=True,rough=.24,sss=.30,sssr=(.08,.02,.01),bump=.25,bscale=55,bdist=.006,coat=.4,rndv=.16,rndh=.008)
    def mk(i):
        g=random.Random(i*7+1); r=(.062*g.uniform(.7,1.35),.050*g.uniform(.7,1.2),.034*g.uniform(.75,1.3)); sh=[g.uniform(-.25,.25) for _ in range(3)]
        def fn(p,n): p=p.copy(); p[:,0]+=sh[0]*p[:,1]+sh[1]*p[:,2]; p[:,1]+=sh[2]*p[:,2]; p[:,2]-=1.6*p[:,0]**2; return p*(1-.10*c01(fbm(n*5+i,3)))[:,None]
        def cf(p,n):
            k,f=fbm(n*2.6+i*5,4),fbm(n*11+i,2); c=cmix('#9c1a0e','#c23a22',.5+1.0*k+.4*f); c=mix(c,lin('#d9825a'),sstep(.25,.5,f+.5*k)*.5); c=mix(c,lin('#d9a24a'),sstep(.34,.42,fbm(n*7+i*3,2))*.55); return mix(c,cmix('#780c07','#a01a0e',.5+1.1*k),sstep(.62,.74,n[:,2]+.05*k))
        return blob('tomdice',r,.10,1.5,i*3,5,m,fn,cf,3,6)
    return variants('tomdice',n,mk)
def tomato_heap(rng,x,y,a,z0,A,B,seed=0,high=.10):
    """Chopped tomatoes in their juice on an ellipse (half axes A, B, turned by a) at height z0: on a wet, seedy mass lie dice of every
    size, one on another, with a little onion and torn basil between them; some fell off."""
    ca,sa=math.cos(a),math.sin(a); q=lambda X,Y: (((X-x)*ca+(Y-y)*sa)/A)**2+((-(X-x)*sa+(Y-y)*ca)/B)**2; M=Mass(lambda X,Y:z0+0*X,A*1.18,x,y,res=.0055,dome=lambda X,Y: .55*high*np.clip(1-q(X,Y)*(1.15+.5*N(X,Y,4,seed)),0,1)**.7)
    ins=lambda k: (lambda X,Y: q(X,Y)<k)
    M.strew(rng,gp(rng,A,.06,90,x,y,shape=ins(.85)),(.050,.038,.022),(.5,1.2),kind=0,sink=.45,lump=.4,blend=.008,keep=.6); M.strew(rng,gp(rng,A,.05,70,x,y,shape=ins(.9)),(.013,.009,.005),(.7,1.2),kind=1,sink=.5,lump=.1,blend=.003,keep=.5)
    k=M.kind(); one=M.each(rng,-.5,.5,0); n=M.noise(16,seed); lo=M.low(.03,.03); c=cmix('#8a1c0e','#bf4a28',.5+.8*one+.8*n); c=np.where((k==1)[...,None],cmix('#c98a34','#e6bd6a',.5+one),c); c=mix(c,lin('#5e0d06'),.55*lo); M.show('tomheap',c,food('tomheap',vcol=True,rough=.30,sss=.25,sssr=(.08,.02,.01),bump=.3,bscale=60,coat=.1,rndv=0,rndh=0),wet=.4*lo+.3)
    upd(); P=spile(x,y,A*1.15,.014); td=tomato_dice(); on=variants('brunion',4,lambda i: blob('brunion',(.030,.014,.006),.2,1.6,i,3,fm('#d9c2c4','#f0e6dc',rough=.35,sss=.4,coat=.15,rndv=.1),None,None,2,4)); bl=leaf('basil',5)
    for d,num,k0,lo in ((.080,46,1.0,.75),(.085,34,.74,.7),(.10,16,.45,.6)):
        for px,py in gp(rng,A,d,num,x,y,shape=ins(k0)): w=rng.uniform(lo,1.25)*rng.uniform(.85,1); z=P.put_ellipsoid(px,py,.050*w,.034*w,.014); obj(rng.choice(td),(px,py,z),quat=lying(rng,P.normal(px,py,.07),.5),scale=uneven(rng,w))
        upd()
        for px,py in gp(rng,A,.16,5,x,y,shape=ins(k0*.8)): obj(rng.choice(on),(px,py,P.h(px,py)+.006),quat=align(P.normal(px,py,.06),rng.uniform(0,6),.3,rng),scale=rng.uniform(.6,1.1))
        for px,py in gp(rng,A,.13,6,x,y,shape=ins(k0*.8)): lay(bl,rng,px,py,P.h(px,py)+.008,P.normal(px,py,.07),tilt=.5,scale=rng.uniform(.16,.42))
    for _ in range(5): t=rng.uniform(0,6.28); px,py=x+1.35*A*math.cos(t),y+1.6*B*math.sin(t); z=hit(px,py)[0]; obj(rng.choice(td),(px,py,z+.022),quat=lying(rng,Vector((0,0,1))),scale=rng.uniform(.35,.8)) if z<z0-.05 else None
def cucumber_slab(R=.25,th=.12,n=4):
    """A thick slice of cucumber, standing on z=0: wet flesh with its seeds in three fields, its peel streaked lengthwise."""
    m=food('ckslab',vcol=True,rough=.36,sss=.22,sssr=(.04,.045,.02),bump=.1,bscale=50,coat=.25,rndv=.04,rndh=.004)
    def mk(i):
        pr=np.concatenate([[(R*.9*t,0) for t in np.linspace(.002,1,12)],[(R*(.955+.045*math.sin(t)),.012-.012*math.cos(t)) for t in np.linspace(0,1.57,5)],[(R,z) for z in np.linspace(.02,th-.02,10)],[(R*(.965+.035*math.cos(t)),th-.014+.014*math.sin(t)) for t in np.linspace(0,1.57,6)],[(R*.955*t,th) for t in np.linspace(1,.002,70)]]); na=420; a=np.linspace(0,2*np.pi,na,endpoint=False)[:,None]; w=1+.022*np.cos(2*a+i)+.018*np.cos(3*a+2*i)+.006*fbm(np.stack([np.cos(a)*9,np.sin(a)*9,0*a+i],-1),2); r=pr[None,:,0]*w; z=pr[None,:,1]+0*a; X,Y=r*np.cos(a),r*np.sin(a); q=r/R
        n=N(X,Y,12,i,4); top=(z>th-.004)&(q<.97); lobe=.5+.5*np.cos(3*a+i+.25*n); core=sstep(.66,.52,q+.05*n); c=cmix('#a9c07c','#c9d8a0',.5+1.1*n+.15*np.sin(q*30)); c=mix(c,cmix('#b4c68a','#cfdba8',.5+n),core*.8); seedf=np.exp(-((q-.46-.05*np.cos(a*13+i))/.10)**2)*sstep(.15,.6,lobe)*sstep(.35,.62,.5+.5*np.cos(a*26+5*n)); c=mix(c,lin('#7b9150'),np.exp(-((q-.46)/.17)**2)*sstep(.1,.5,lobe)*.95); c=mix(c,lin('#f4f1d4'),seedf); c=mix(c,lin('#9db06c'),np.exp(-(np.abs(np.cos(1.5*a+.5*i+.12*n))/.10)**2)*sstep(.6,.5,q)*.6); c=mix(c,lin('#b9cc8c'),np.exp(-((q-.66-.02*n)/.03)**2)*.6); c=mix(c,lin('#8fb35c'),sstep(.86,.955,q)*.8)
        ln=fbm(np.stack([np.cos(a)*11+0*z,np.sin(a)*11+0*z,z*1.5+i],-1),3); peel=cmix('#16330f','#2f571d',.5+1.2*N(np.cos(a)*3+0*z,np.sin(a)*3+z*2,3,i)); peel=mix(peel,lin('#6d9140'),sstep(.08,.45,ln+.25*n)*.65); c=np.where((q>.955)[...,None]&~top[...,None],peel,c); c=mix(c,lin('#3a6624'),sstep(.950,.975,q)*top*.8); Z=z+top*(.004*n-.006*seedf+.004*np.sin(a*5+i)*q)
        return mesh('ckslab',np.stack([X,Y,Z],-1).reshape(-1,3),grid_faces(na,len(pr),wrap_u=True),c.reshape(-1,3),m)
    return variants('ckslab%s'%R,n,mk)
def tomatoes_vine(rng,pts,s=1.4,z=0):
    c=ING['cherry']['f'](); g=food('calyx','#2f6a1a','#4a8a2a',rough=.5,sss=0,bump=0)
    for x,y in pts:
        k=s*rng.uniform(.9,1.1); q=align((rng.uniform(-.6,.6),rng.uniform(-.8,.2),1),0); obj(rng.choice(c),(x,y,z+.125*k),scale=k,quat=q); M=q.to_matrix()
        for j in range(5):
            a=j*1.2566; t=np.linspace(0,1,8); pp=[M@Vector((math.cos(a)*u*.11*k,math.sin(a)*u*.11*k,(.122+.03*math.sin(u*3))*k)) for u in t]; obj(tube_mesh('cal',[(x+v[0],y+v[1],z+.125*k+v[2]) for v in pp],.014*k*(1.05-t),g,6))
def ricebowl(rng,x,y,col='#d9a441',R=.66,H=.36,name='riceb',c=('#d9c8a4','#e9dab8')):
    o,ih,pin=smallbowl(R,H,col,(x,y)); P=Pile(3.2,lambda X,Y:H*.72+0*X,.02); mound(P,x,y,R*.87,.2,H*.7,*c,key='rb'); grains(P,rng,name,R*.85,x,y,.04,700)
def _sunk(layer,deep=.035):
    """A layer of a soup: what has a body lies half in it, not on it."""
    if callable(layer) or ING[layer[0]]['mode']!='rand' or ING[layer[0]]['rz']<.03: return layer
    k=dict(layer[3]) if len(layer)>3 else {}; k['sink']=k.get('sink',ING[layer[0]]['sink'])+min(deep,ING[layer[0]]['rz']*.6); return (*layer[:3],k)
def soup(S,table,seed=1,cl=None,cr=None,level=.42,cols=('#8e2a08','#cf5a12'),key='s',liq=None,layers=(),props=(),sp=None,maxh=.10,**cam):
    """smooth soup / stew / curry / broth in a bowl. cr=crockery dict, liq=extra liquid() args, layers on the surface, props: callables(rng)"""
    rng=bg(S,table,seed,cl,**cam); cr=cr or {}; o,ih,pin=crock(**cr); so,h,R=sauce_in(pin,level,cols,key,**(liq or {})); P=Pile(1.2,h); layersP(P,rng,[_sunk(L) for L in layers],R-.1,maxh); wetted(so,P)
    if sp: spoon((sp[0],sp[1],0),sp[2],sp[3] if len(sp)>3 else 1.0,sp[4] if len(sp)>4 else None)
    for p in props: p(rng)
    return rng,P,R
def heaped(S,table,seed=1,cl=None,cr=None,base=None,layers=(),props=(),sp=None,R=.95,maxh=.18,**cam):
    """heaped salads, grains, pasta, stir-fries. base=(cx,cy,R,h,z0,c1,c2[,kw]) or list of them"""
    rng=bg(S,table,seed,cl,**cam); cr=cr or {}; o,ih,pin=crock(**cr); P=Pile(1.45,ih)
    for b in ([base] if base and not isinstance(base,list) else (base or [])):
        kw=b[7] if len(b)>7 else {}; mound(P,*b[:7],**kw)
    layersP(P,rng,layers,R,maxh)
    if sp: spoon((sp[0],sp[1],0),sp[2],sp[3] if len(sp)>3 else 1.0,sp[4] if len(sp)>4 else None)
    for p in props: p(rng)
    return rng,P
def fallen(S,table,seed=1,cl=None,cr=None,base=None,drops=(),layers=(),props=(),sp=None,R=.9,fall=.74,z=.74,rounds=3,frames=100,friction=.6,press=PRESS_IN,**cam):
    """A heap whose pieces fell into the bowl, as `heaped`: drops (ingredient, how many, (smallest, largest)[, upright]) fall mixed,
    in so many rounds; layers lie on top."""
    rng=bg(S,table,seed,cl,**cam); o,ih,pin=crock(**(cr or {})); P=Pile(1.45,ih); low=mound(P,*base[:7],**(base[7] if len(base)>7 else {}))
    some=lambda n,k: n*(k+1)//rounds-n*k//rounds
    tumble(rng,[(n,ING[n]['f'](),some(m,k),tuple(q*ING[n]['scale'] for q in sizes),*up) for k in range(rounds) for n,m,sizes,*up in drops],[o,low],fall,z,frames=frames,friction=friction,press=press)
    P=spile(0,0,R+.22,.016); layersP(P,rng,layers,R)
    if sp: spoon((sp[0],sp[1],0),sp[2],sp[3] if len(sp)>3 else 1.0,sp[4] if len(sp)>4 else None)
    for p in props: p(rng)
    return rng,P
def cake_slice(S,table,seed,layers,frost,H=.92,R=1.25,ang=.62,plate_c='#f3ece0',topfn=None,props=None,cl=None,elev=27,sw=None,hole=.35,dist=5.6,tz=.42,spin=2.5,back=True,tcol=None,rough=.6,plater=1.12):
    """a tall wedge in front, the cut cake behind it"""
    rng=base(S,table,seed,elev=elev,dist=dist,target=(.05,.05,tz)); sweep(*TB[sw or table],5.0)
    if cl: cloth(*cl[0],**cl[1])
    m=crumbed('cake',rough,.10,58,.9,'#7a4a26',.62); plate(plater,.10,plate_c,speck='#8a7a66'); z0=.062
    cf=cakecf(layers,R,frost,.06,tcol or frost,seed,hole=hole)
    tf=lambda x,y,s:.022*nz(x,y,3,seed)+.010*nz(x,y,8,seed+2)
    def torn(x,y,z):
        P=np.stack([x,y,z],-1); i=np.searchsorted([l[0] for l in layers],z); sponge=np.array([lin(l[1]).mean()<.3 for l in layers])[np.minimum(i,len(layers)-1)]*(np.hypot(x,y)<R-.07); w=P+.03*np.stack([nz(x,y,9,k,2,z) for k in range(3)],-1); return sponge*(-.030*sstep(0,.5,cells(w*15,seed,.12,.62,.6))-.016*sstep(0,.5,cells(w*34,seed+3,.15,.6,.7))+.014*nz(x,y,6,seed+5,3,z)+.006)
    o=obj(prism('slice',wedge_ol(R,ang,.02,640),0,H,cf,m,.03,150,50,topf=tf,disp=.012,dfreq=17,seed=seed,sidef=torn),(0,0,0),(0,0,spin)); c=np.array([R*.58*math.cos(spin),R*.58*math.sin(spin)]); o.location=(-c[0]+.05,-c[1]+.02,z0)
    if back:
        oc=(1.05,2.0); st=rev('stand',[(.001,0),(.5,0),(.52,.03),(.2,.08),(.14,.3),(.3,.36),(1.5,.40),(1.52,.46),(1.44,.45),(.001,.43)],ceramic('stand'+plate_c,plate_c,'#8a7a66',.2),lambda x,y,z:np.tile(lin(plate_c),x.shape+(1,)),n=120); 
        st.materials.clear(); st.materials.append(ceramic('stand'+plate_c,plate_c,'#8a7a66',.2)); obj(st,(*oc,-.36)); obj(prism('cake',pac(R*1.02,.8,520),0,H,cakecf(layers,R*1.02,frost,.06,tcol or frost,seed+1,hole=hole),m,.03,50,50,topf=tf,disp=.012,dfreq=7,seed=seed+3),(*oc,.075),(0,0,-1.9))
    upd()
    if topfn: topfn(rng,o,z0+H,c,spin,R)
    if props: props(rng)
    return rng
def bars(S,table,seed,make,n,top,props,cl,board=None,elev=38,dist=6.0,w=.56,h=.56,H=.26,tz=.2,stack=None,platec=None):
    """squares on a board or plate; make(i)->mesh sitting on z=0; stack=[(x,y,level,rot)]"""
    rng=base(S,table,seed,elev=elev,dist=dist,target=(.02,.0,tz))
    if cl: cloth(*cl[0],**cl[1])
    z0=0
    if board: tray_board(*board[0],.07,*board[1],loc=(0,0),rot=board[2]); z0=.07
    if platec: plate(1.36,.11,platec,speck='#7a6a58'); z0=.062
    ms=[make(i) for i in range(n)]; obs=[]
    for k,(x,y,l,r) in enumerate(stack): obs.append(obj(ms[k%n],(x,y,z0+l*(H+.0)),(0,0,r)))
    upd()
    if top: top(rng,obs,z0)
    props(rng); return rng
def scoopbowl(S,table,seed,cols,bowlc,cl,top,props,scoops,R=.95,H=.46,elev=36,dist=5.6,c3=None,tz=.38,inner=None):
    rng=base(S,table,seed,elev=elev,dist=dist,target=(.02,.02,tz)); cloth(*cl[0],**cl[1]); bowl(R,H,bowlc,inner=inner,clay='#a98763')
    for k,(x,y,z,r,ci) in enumerate(scoops): obj(scoop(r,*cols[ci%len(cols)],seed=seed+k,c3=c3),(x,y,z),(rng.uniform(-.15,.15),rng.uniform(-.15,.15),rng.uniform(0,6)))
    upd(); top(rng); props(rng)
def loafcake(S,table,seed,kw,cl,top,props,slices=2,elev=31,dist=6.0,boardc=('#8a5a34','#c08d5a'),L=1.35,tz=.32,sw=None,platec=None):
    rng=base(S,table,seed,elev=elev,dist=dist,target=(.02,.0,tz)); sweep(*TB[sw or table],4.6); cloth(*cl[0],**cl[1])
    tray_board(2.6,1.95,.08,*boardc,loc=(.02,.08),rot=.06); z=.082; r=-.86; q=rotz(r)@STAND; d=Vector((math.cos(r),math.sin(r),0)); x0=Vector((-.62,.92,z))
    lo=obj(loaf_piece(L,seed=seed,**kw),x0,quat=q); e=x0+d*(L+.03); ss=[]
    for k in range(slices):
        lean=(.0,.22,.5)[min(k,2)]; b=e+d*(.05+.27*k); qq=rotz(r)@Quaternion((0,1,0),lean)@STAND; ss.append(obj(loaf_piece(.15,seed=seed+k+1,**kw),b+Vector((.03*k,-.05*k,0)),quat=qq))
    sl=obj(loaf_piece(.15,seed=seed+7,**kw),(-.62,-.62,z),(0,0,.5)); sl2=obj(loaf_piece(.15,seed=seed+8,**kw),(-.50,-.50,z+.155),(.10,.06,.25))
    upd(); top(rng,lo,x0,d,L,z)
    if props: props(rng)
    return rng
def toastplate(S,table,seed,platec,cl,spread,topping,props,toasts=((-.42,.16,.16,(.03,.02,.25)),(.46,-.16,.22,(.05,-.10,-.15))),elev=44,dist=5.5,speck='#5a6b66',tz=.22,scale=1.05,clay='#a58a6a'):
    rng=base(S,table,seed,elev=elev,dist=dist,target=(.02,-.02,tz)); cloth(*cl[0],**cl[1]); plate(1.27,.13,platec,speck=speck,clay=clay); bs=[]
    for k,(x,y,z,r) in enumerate(toasts):
        b=obj(bread(),(x,y,z),r,scale); bs.append(b)
        if spread: spread(b,k)
    upd()
    for k,b in enumerate(bs): topping(rng,b,k)
    props(rng); return rng
def burger(rng,x,y,z,rot=0,lean=0,s=1.0):
    """Toasted bun, lettuce that hangs out, a craggy patty, tomato, red onion, avocado; it leans a little."""
    F=Frame((x,y,z),(lean,0,rot),s); F.add(bun(False,.60,.25,3)); lf=bigleaf('burl',.46,.42,'#7aa83a','#bcd77a','#e6f0c0',.10,6,.2); sd=rng.randint(1,9)
    def leaves(h,n,d):
        for k in range(n): a=k*6.283/n+rng.gauss(0,.2); F.add(rng.choice(lf),(d*math.cos(a),d*math.sin(a),h+rng.uniform(0,.02)),quat=align((.34*math.cos(a),.34*math.sin(a),1),a+rng.gauss(0,.3),.16,rng),scale=rng.uniform(.85,1.25))
    leaves(.265,7,.38); F.add(bean_patty(.62,.21,sd),(0,0,.395),(rng.gauss(0,.02),rng.gauss(0,.02),rng.uniform(0,6))); h=.505
    ts=tomatoslice(.34,.045)
    for a in (-2.1,-.6,.9,2.3): F.add(rng.choice(ts),(.27*math.cos(a),.27*math.sin(a),h+.045),quat=align((rng.gauss(0,.06),rng.gauss(0,.06),1),rng.uniform(0,6)))
    h+=.085; on=ring(.2,.020,food('onr2','#e2c6cf','#a05a78',scale=5,rough=.3,sss=.35,bump=.05,coat=.2,rndv=.1),'onr2')
    for k in range(6): a=k*1.05+rng.gauss(0,.2); F.add(rng.choice(on),(.34*math.cos(a),.34*math.sin(a),h+.012),quat=align((rng.gauss(0,.08),rng.gauss(0,.08),1),rng.uniform(0,6)))
    av=avocado_slice()
    for k in range(5): a=-2.6+.50*k+rng.gauss(0,.08); F.add(rng.choice(av),(.27*math.cos(a),.27*math.sin(a),h+.030+.004*k),quat=align((.02*math.cos(a),.02*math.sin(a),1),a+rng.gauss(0,.25),.05,rng),scale=rng.uniform(.9,1.05))
    leaves(h+.06,9,.38); h+=.125; tilt=Euler((rng.gauss(0,.03),rng.gauss(0,.03),1)); F.add(bun(True,.615,.36,sd),(rng.gauss(0,.015),-.01,h),tilt); ss=sesame()
    for k in range(150): # seeds, thick on the crown
        t=abs(rng.gauss(0,.52)); a=rng.uniform(0,6.28); r,zz=.615*math.sin(min(t,1.5))**.88,.36*(math.cos(t)*.92+.10); F.add(rng.choice(ss),(r*math.cos(a),r*math.sin(a),h+zz+.004),quat=align((math.sin(t)*math.cos(a),math.sin(t)*math.sin(a),math.cos(t)+.15),rng.uniform(0,6)),scale=rng.uniform(.75,1.05)) if t<1.25 else None
def open_tacos(S,table,seed,cl,plate,fill,at,props=(),**cam):
    """Small soft tortillas lying open, one over the other, filled along their middle: fill(rng, P, shape, x, y, rot) lays what is in one."""
    rng=bg(S,table,seed,cl,**cam); plate(rng); z=.07
    for k,(x,y,r,s) in enumerate(at): lay_solid(obj(soft_tortilla(.56*s,k*3+seed),(x,y,z+.016*k),(rng.uniform(-.03,.03),rng.uniform(-.03,.03),r)),.016)
    P=spile(0,0,1.5,.012); P.B0=P.H.copy()
    for x,y,r,s in at:
        c,q=math.cos(r),math.sin(r); fill(rng,P,(lambda L,W: (lambda u,v: (((u-x)*c+(v-y)*q)/L)**2+((-(u-x)*q+(v-y)*c)/W)**2<1)),x,y,r)
    for p in props: p(rng)
    return rng,P
def sandwich_half(rng,F,A=1.25,seed=0):
    """Half a sandwich cut corner to corner: two slices whose cut edge shows their crumb, and between them mashed chickpeas bound with
    mayonnaise that bulges out of the cut."""
    ol=round_poly([(-A/3,-A/3),(A*2/3,-A/3),(-A/3,A*2/3)],.06,520); leg=lambda x,y: np.minimum(x+A/3,y+A/3); m=crumbed('wholemeal',.92,.08,64,.9,'#7d5228',.6); holes=lambda x,y,z,k: np.maximum(cells(np.stack([x,y,z],-1)*15+.5*nz(x,y,9,seed,3,z)[...,None],seed+k,.12,.62,.7),.7*cells(np.stack([x,y,z],-1)*31+.4*nz(x,y,18,seed,2,z)[...,None],seed+k,.15,.6,.75))
    knife=lambda x,y,z: np.where(x+y>A/3-.03,.010*nz(x,y,9,seed,3,z)+.006*nz(x,y,34,seed,2,z)-.022*sstep(0,.6,holes(x,y,z,0)),.006*nz(x,y,7,seed,3,z)); 
    def cf(x,y,z,p,s):
        n=nz(x,y,6,seed,4,z); n2=nz(x,y,22,seed+3,3,z); cut=(x+y>A/3-.03)&(p<1.6); k=np.where(p>=1.6,sstep(.055,.03,leg(x,y)),np.where(cut,sstep(.05,.03,np.minimum(leg(x,y),9)),1)); c=cmix('#b98d56','#d3ab74',.5+1.1*n+.3*n2); c=mix(c,lin('#8a5c2e'),cut*sstep(0,.7,holes(x,y,z,0))*.8); c=mix(c,lin('#6b4321'),sstep(.33,.42,nz(x,y,30,seed+9,2,z))*.75); t=c01(.5+.9*nz(x,y,3,seed+7,4)+.3*n2); c=mix(c,lin('#cf9850'),(p>=1.6)*sstep(.25,.8,t)*.5); c=mix(c,lin('#84491b'),(p>=1.6)*sstep(.6,1,t)*.7); c=mix(c,cmix('#6b3813','#9c602a',.5+1.2*n),k); return np.concatenate([c,(1-k)[...,None]],-1)
    sl=[prism('sbr',ol,0,.15+.012*k,cf,m,.012,26,60,disp=.010,dfreq=17,seed=seed+k,sidef=knife) for k in (0,1)]; F.add(sl[0],(0,0,0)); z=.15; tri=polar_outline(lambda x,y:(x>-A/3)&(y>-A/3)&(x+y<A/3),n=400)
    F.add(frill2(A,tri,3,1.02),(0,0,z+.045)); z+=.05; h=.30
    F.add(slice_disc('mash',.955,h,lambda x,y,r,a: cmix('#c7a566','#e3cb94',.5+1.2*N(x,y,8,5,4)),vm('mash2',rough=.6,sss=.15,bump=.5,bscale=24,rndv=0,rndh=0),nr=40,nt=300,outline=lambda t: tri(t)*(1+.02*np.sin(t*23)+.015*np.sin(t*41))),(0,0,z+h/2))
    hl=A/math.sqrt(2)*.95; win=lambda X,Y: sstep(hl,hl-.06,np.abs(X))*sstep(0,.05,Y)*sstep(h+.02,h-.03,Y); M=Mass(lambda X,Y:0*X,hl+.04,0,0,res=.0055,dome=lambda X,Y: (.055+.03*N(X,Y,3,seed))*win(X,Y)); ins=lambda x,y: abs(x)<hl-.04 and .025<y<h-.02
    box=lambda n: [(x,y) for x,y in ((rng.uniform(-hl,hl),rng.uniform(0,h)) for _ in range(n)) if ins(x,y)]
    M.strew(rng,box(130),(.052,.046,.040),(.7,1.15),kind=0,sink=.45,lump=.22,blend=.010,keep=.6); M.strew(rng,box(420),(.024,.018,.014),(.5,1.3),kind=1,sink=.4,lump=.5,blend=.006,keep=.6); M.strew(rng,box(34),(.034,.024,.018),(.6,1.2),kind=2,sink=.35,lump=.15,pw=3.4,blend=.004,keep=.6); M.strew(rng,box(24),(.032,.012,.009),(.6,1.2),kind=3,sink=.35,lump=.2,pw=3,blend=.004,keep=.6); M.strew(rng,box(110),(.020,.010,.003),(.5,1.3),kind=4,sink=.3,lump=.5,blend=.001,keep=.7)
    k=M.kind(); one=M.each(rng,-.5,.5,0); n,f=M.noise(14,seed),M.noise(60,seed+1,3); lo=M.low(.025,.03); c=cmix('#d9bd84','#efdfb4',.5+.8*n+.4*f); c=np.where((k==0)[...,None],cmix('#c89a52','#e6c588',.5+.9*one+.5*n),c); c=np.where((k==2)[...,None],cmix('#a9b86a','#d0d89c',.5+one),c); c=np.where((k==3)[...,None],cmix('#7d3552','#c08fa2',.5+one),c); c=np.where((k==4)[...,None],cmix('#2f4a16','#64852f',.5+one),c); c=mix(c,lin('#f3e8cc'),(k==0)*sstep(.05,.35,n+.5*f)*.6); c=mix(c,lin('#8a6a38'),lo*.6)
    d,e=Vector((1,1,0)).normalized(),Vector((-1,1,0)).normalized(); q=Matrix((e,(0,0,1),d)).transposed().to_quaternion(); at=d*(A/3/math.sqrt(2)-.02); M.show('mashface',c,food('mashface',vcol=True,rough=.5,sss=.2,sssr=(.06,.04,.02),bump=.2,bscale=60,coat=.03,rndv=0,rndh=0),wet=.3*lo,loc=F.w((at[0],at[1],z)),quat=F.M.to_quaternion()@q)
    z+=h-.01; ts=tomatoslice(.24,.05)
    for k in range(4): u=-.56+.37*k+rng.gauss(0,.03); w=.17+.03*(k%2); F.add(rng.choice(ts),(at[0]+e.x*u-d.x*w,at[1]+e.y*u-d.y*w,z+.018+.012*(k%2)),quat=align((rng.gauss(0,.05),rng.gauss(0,.05),1),rng.uniform(0,6)))
    z+=.05; F.add(frill2(A,tri,7,1.02),(0,0,z+.03)); z+=.05; F.add(sl[1],(0,0,z),rot=(.02,-.02,0)); return z+.155
# ================================================================= beverages: hot
def hotstage(S,tab,**k):
    k=dict(dict(elev=37,dist=5.3,target=(.05,.05,.42),sun=4.8,sun_dir=(-38,-34),fill_s=.45,exposure=.08),**k); snackstage(S,tab,**k); sc=bpy.context.scene; sc.cycles.max_bounces=10; sc.cycles.transmission_bounces=10; sc.cycles.transparent_max_bounces=20
def bubbles(G,rng,c,n=50,r=.016,rmin=.8):
    b=variants('bb'+c,1,lambda i: blob('bub',(r,r,r*.6),.05,1,i,2,fm(c,rough=.25,sss=.1,bump=0,coat=.3)))
    for k in range(n): a=rng.uniform(0,6.28); q=G.tr*rng.uniform(rmin,.97); obj(b[0],(G.x+q*math.cos(a),G.y+q*math.sin(a),G.top),scale=rng.uniform(.35,1.2))
def fizz(G,rng,n,c='#fff3e6'):
    """small bubbles clinging to the inside of the glass"""
    m=variants('fizz'+c,1,lambda i: blob('fizz',(.011,.011,.011),.02,1,0,2,fm(c,rough=.15,sss=0,bump=0,coat=.6,rndv=.05)))
    for _ in range(n):
        z=rng.uniform(G.floor+.06,G.top-.02); a=rng.uniform(-3.0,-.15); r=float(np.interp(z,G.pin[:,1],G.pin[:,0]))-.012
        obj(m[0],(G.x+r*math.cos(a),G.y+r*math.sin(a),z),scale=rng.uniform(.35,1.1))

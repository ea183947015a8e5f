"""Scenes of the recipes for premium members."""
from kit import *


def beetroot_ravioli(S):
    rng=bg(S,('#7d9980','#8da890'),411,(1.75,.95,2.0,1.8,-.35,'#f3ece0','#a8284e',411),elev=49,dist=6.5,target=(.02,.06,.10)); o,ih,pin=plate(1.42,.15,'#efe9dd',speck='#7a6a58',clay='#a98763'); zf=.062
    # butter under and around
    x,y,f=disk_grid(1,60,200); a=np.arctan2(y,x); R=1.02*(1+.05*np.cos(3*a+1)+.04*np.cos(5*a)); bm=food('brbut','#9a5a12','#cf8e2e',scale=3,rough=.10,sss=.2,bump=.02,coat=.6,rndv=0,rndh=0); obj(mesh('but',np.stack([x*R,y*R*.9,.060+.012*np.sqrt(np.clip(1-np.hypot(x,y)**6,0,1))],-1),f,mat=bm))
    rv=ravioli_mesh(); pts=[(-.62,.42,.05),(.02,.62,.05),(.62,.40,.05),(-.86,-.18,.05),(-.26,-.02,.10),(.36,-.06,.10),(.88,-.22,.05),(-.52,-.62,.05),(.12,-.62,.09),(.02,.28,.21),(-.10,-.34,.24)]
    for i,(px,py,z) in enumerate(pts): obj(rv[i%4],(px,py,zf+z-.045),quat=align((rng.uniform(-.14,.14),rng.uniform(-.2,.06),1),rng.uniform(0,1.57)),scale=rng.uniform(1.0,1.1))
    sage=bigleaf('sageleaf',.40,.15,'#3f5a32','#7f9a6a','#b4c49a',.05,5,.35)
    P=spile(0,0,1.15,.025)
    for px,py in ((-.42,.22),(.30,.26),(.55,-.42),(-.68,-.40),(.05,-.12),(-.12,.50),(.72,.12),(-.30,-.55)): lay(sage,rng,px,py,P.h(px,py)+.03,tilt=.3,scale=rng.uniform(.8,1.05))
    hn=half_nut(); hz=hazelnut(); cr=crumb(food('hzc','#b07a3c','#e6c48c',scale=6,rough=.6,sss=.05,bump=.3),.036,5,.4,'hzc',2)
    for px,py in gp(rng,.95,.34,8): z=P.put_ellipsoid(px,py,.07,.05,.015); obj(rng.choice(hn),(px,py,z),quat=align((rng.uniform(-.4,.4),rng.uniform(-.5,.1),1),rng.uniform(0,6)),scale=.72)
    for px,py in gp(rng,1.0,.11,60): obj(rng.choice(cr),(px,py,P.h(px,py)+.012),quat=rq(rng),scale=rng.uniform(.5,1.0))
    od=food('bdrop','#c9851e','#e8b04a',rough=.06,sss=.1,bump=0,coat=.9,rndv=.1); om=variants('bdrop',1,lambda i: blob('bdrop',(.032,.032,.008),.04,1,0,2,od))
    for px,py in gp(rng,1.0,.12,44): obj(om[0],(px,py,P.h(px,py)+.006),quat=align(P.normal(px,py,.06),0),scale=rng.uniform(.4,1.1))
    ck=B('ricotta',(.06,.05,.04),'#f4ead2','#fdf8ea',amp=.3,rough=.7,bump=.4)
    for px,py in gp(rng,.85,.33,9): z=P.put_ellipsoid(px,py,.05,.035,.012); obj(rng.choice(ck),(px,py,z),quat=rq(rng),scale=rng.uniform(.7,1.1))
    put(P,rng,'pepper',gp(rng,1.0,.1,40)) if 'pepper' in ING else None
    fork((-1.62,-.55,0),-1.15,.85); obj(rng.choice(hz),(1.5,-.75,.09),quat=rq(rng)); obj(rng.choice(hz),(1.35,-.98,.09),quat=rq(rng)); obj(rng.choice(hz),(1.62,-1.0,.09),quat=rq(rng)); scatter_table(sage,rng,[(1.3,-1.2),(-1.5,.85)],.05); smallbowl(.42,.22,'#6d3b49',(-1.5,1.4)); P2=Pile(3.0,lambda X,Y:.12+0*X,.02)
    mound(P2,-1.5,1.4,.34,.10,.13,'#f0e4c8','#fbf4e0',key='ric',bump=1.0)


def celebration_wellington(S):
    rng=base(S,('#8c8a7e','#99978a'),422,elev=36,dist=5.0,target=(-.12,-.12,.30),fstop=9)
    bd=tray_board(4.4,2.6,.09,'#5a3820','#8f6238',(0,.25),.06); bd.data.materials[0].node_tree.nodes['Principled BSDF'].inputs['Specular'].default_value=.08; z=.09
    lie=lambda loc,ang,me: obj(me,loc,quat=rotz(ang)@STAND)   # the loaf's length runs along local x once lying
    ax=.50; d=np.array([math.cos(ax),math.sin(ax)])
    L=1.45; lie((-.42+L*d[0],.02+L*d[1],z),ax+math.pi,wellington_piece(L,3))  # its finely made end towards us
    # two slices have fallen towards us
    for (x,y,zz,a,tl),th,k in (((-.66,-.36,z+.01,.62,-1.44),.20,8),((-.20,-.54,z+.06,.35,-1.30),.20,5)): q=rotz(a)@Quaternion((0,1,0),tl)@STAND; obj(wellington_piece(th,k),(x,y,zz),quat=q); wellington_heart(rng,Vector((x,y,zz))+q@Vector((0,.375,th-.006)),q,k)
    upd(); lf=leaf('parsley',5)
    def rosemary(x,y,zz,a,L=.5,n=34):
        gm=food('rosm','#2f4f2a','#6a8a5a',rough=.5,sss=.05,bump=.1,rndv=.2); nd=variants('rosn',2,lambda i: blob('rosn',(.072,.011,.007),.05,1,i,2,gm)); t=np.linspace(0,1,20); obj(tube_mesh('ross',np.stack([x+L*t*math.cos(a),y+L*t*math.sin(a),zz+.02+.02*np.sin(t*3)],-1),.012,food('ross','#5a4a2a','#7a6a3a',rough=.6,sss=0,bump=.2),7))
        for k in range(n):
            u=k/n; b=a+(1 if k%2 else -1)*rng.uniform(.5,.9); q=Vector((math.cos(b),math.sin(b),rng.uniform(-.1,.5))).normalized(); p=Vector((x+L*u*math.cos(a),y+L*u*math.sin(a),zz+.03))+q*.055; obj(nd[k%2],p,quat=Vector((1,0,0)).rotation_difference(q),scale=rng.uniform(.75,1.1))
    rosemary(.62,-.42,z,.25); rosemary(.80,-.60,z,-.1,.4); rosemary(-1.30,.42,z,.6,.42)
    # roast shallots, chestnuts, cranberries
    cm=food('cran','#8a0f1c','#c4222e',rough=.16,sss=.25,bump=.04,coat=.6,rndv=.2); cb=variants('cran',3,lambda i: blob('cran',(.068,.060,.058),.05,1.2,i,3,cm))
    for p in [(.32,-.62),(.50,-.52),(.44,-.74),(1.30,-.30),(1.20,-.46),(.62,-.72),(-1.36,-.10),(-1.24,.06),(1.42,-1.05),(1.28,-1.18),(-1.5,-1.0)]: obj(rng.choice(cb),(*p,(z if abs(p[0])<1.45 and p[1]>-.78 else 0)+.055),quat=rq(rng),scale=rng.uniform(.85,1.1))
    ch=food('chest','#6b3a1a','#9a6030',scale=3,rough=.35,sss=.1,bump=.1,coat=.25,rndv=.1); cs=variants('chest',3,lambda i: blob('chest',(.13,.12,.095),.10,1.3,i,4,ch,lambda p,n:np.stack([p[:,0]*(1-.25*np.clip(p[:,1]*6,0,1)),p[:,1],np.maximum(p[:,2],-.05)],-1)))
    for p in [(.92,-.20),(1.16,-.10),(-1.32,.20),(1.45,-.9)]: obj(rng.choice(cs),(*p,(z if p[1]>-.78 else 0)+.075),quat=align((rng.uniform(-.2,.2),rng.uniform(-.3,.1),1),rng.uniform(0,6)))
    for x,y in ((.36,-.44),(1.05,-.40),(-1.30,-.28)): lay(lf,rng,x,y,z+.04,tilt=.4,scale=1.0)
    # gravy
    o,ih,pin=bowl(.50,.36,'#e9e3d6',inner='#efe9dd',loc=(-1.32,1.42),name='gravy'); surface(pin,.27,lambda x,y,r,z_:cmix('#4a220c','#7a431c',.5+1.1*nz(x,y,3)),food('gravy',vcol=True,rough=.16,sss=.12,bump=.02,coat=.4,rndv=0,rndh=0),(-1.32,1.42),amp=.006)


def cultured_cashew_camembert(S):
    rng=base(S,('#23304a','#2c3c5a'),425,elev=38,dist=6.0,target=(.0,.0,.18)); cloth((1.7,.95),(2.0,1.7),-.35,'#efe6d6','#b8713c',seed=425); tray_board(2.9,1.85,.09,'#7a4e2a','#b98a54',(0,.02),-.05); z0=.09; R,H,gap,a0=.80,.34,.74,-1.15
    rind=('#e9e2d0','#fbf8ef'); cf0=cakecf([(9,'#f0dca4','#f7e9bf')],R,rind,.028,rind,2,hole=.06)
    def cf(x,y,z,p,s):
        c=cf0(x,y,z,p,s); r=np.hypot(x,y); e=np.minimum(np.minimum(z,H-z),R-r); c=mix(c,lin('#e9c478'),(1-sstep(.03,.11,e))*(e>.022)*.7*(p<1.5)); c=mix(c,lin('#fbf8ef'),(1-sstep(.016,.026,np.minimum(z,H-z)))*(p<1.5)); b=(p>=1.5)|(r>R-.035); return mix(c,lin('#c9a878'),b*sstep(.20,.42,nz(x,y,6,4,4,z))*.45)
    m=vm('cam',rough=.62,sss=.22,sssr=(.08,.07,.04),bump=.35,bscale=34,rndv=0,rndh=0,bdist=.012)
    tf=lambda x,y,s:.012*nz(x,y,5)+.008*np.cos(x*26)*np.exp(-(y%.26-.13)**2/.002)*0
    obj(prism('cam',pac(R,gap,560,.02),0,H,cf,m,.05,50,60,topf=tf,disp=.008,dfreq=12),(-.22,.16,z0),(0,0,a0)); w=prism('camW',wedge_ol(R,gap*.86,.02,420),0,H,cf,m,.045,50,50,topf=tf,disp=.006,dfreq=12); obj(w,(.27,-.24,z0),(0,0,a0+.46)); upd()
    # creamy heart running from the cut
    rm=food('runny','#f0d898','#f9ebc4',scale=3,rough=.22,sss=.35,bump=.03,coat=.35,rndv=0,rndh=0)
    # figs, walnuts, crackers, grapes, thyme
    fm_=vm('fig',rough=.4,sss=.25,bump=.2,bscale=30,coat=.3,rndv=.05)
    def fig(x,y,z,nrm,s=1.0):
        def fc(px,py,r,a):
            n=nz(px,py,6); c=cmix('#c4324a','#e26a72',.5+1.2*n); c=mix(c,lin('#f4d9a0'),sstep(.25,.42,nz(px,py,16,3))*sstep(.12,.3,r)*.9); c=mix(c,lin('#7a1430'),(1-sstep(.05,.22,r))*.7); c=mix(c,lin('#f7ead0'),sstep(.74,.82,r)); c=mix(c,lin('#b9c48a'),sstep(.90,.93,r)*.6); return mix(c,lin('#4a2444'),sstep(.95,.975,r))
        q=align(nrm,rng.uniform(0,6)); obj(slice_disc('figd',.24*s,.03,fc,fm_),(x,y,z),quat=q); bm=food('figb','#3a1c3c','#6a3a5c',scale=3,rough=.42,sss=.1,bump=.12,coat=.2,rndv=0); obj(rev('figb',[(.001,-.36*s),(.03*s,-.35*s),(.045*s,-.30*s),(.12*s,-.22*s),(.215*s,-.11*s),(.243*s,-.02),(.241*s,0),(.001,.004)],bm,lambda X,Y,Z:np.ones(X.shape+(3,)),0,segs=90),(x,y,z),quat=q)
    fig(.86,.52,z0+.20,(-.35,-.75,.8)); fig(1.20,.34,z0+.17,(.10,-.85,.65),.95); fig(-1.12,-.52,z0+.16,(.2,-.75,.75),.9)
    wn=walnut()
    for x,y in ((.78,.20),(.72,.02),(-1.14,.10),(-.98,-.22),(1.42,-.92),(1.26,-1.08)): obj(rng.choice(wn),(x,y,(z0 if abs(x)<1.4 and y>-.85 else 0)+.07),(0,0,rng.uniform(0,6)))
    sc=seedcracker(.27,.20)
    for i in range(5): obj(rng.choice(sc),(-1.30+.11*i,.88-.012*i,z0+.20),quat=rotz(-.25)@Quaternion((0,1,0),-1.05)@Quaternion((0,0,1),1.57),scale=.95)
    for x,y,a in ((-.62,-.66,.3),(-.28,-.72,-.2)): obj(rng.choice(sc),(x,y,z0+.035+.04*(x>-.5)),quat=align((.0,-.05+.12*(x>-.5),1),a),scale=.95)
    gm=food('grape','#4a1a3c','#7a2f58',scale=2,rough=.22,sss=.25,bump=.02,coat=.45,rndv=.18); gr=variants('grape',3,lambda i: blob('grape',(.105,.098,.098),.03,1.2,i,4,gm)); P=Pile(1.9,lambda X,Y:z0+0*X,.02)
    for x,y in poisson(rng,.25,.17,9,1.14,-.34)+poisson(rng,.13,.17,4,1.14,-.34): zz=P.put_ellipsoid(x,y,.10,.095,.02); obj(rng.choice(gr),(x,y,zz),quat=rq(rng),scale=rng.uniform(.9,1.05))
    obj(tube_mesh('gst',np.stack([1.10+.22*np.linspace(0,1,16),-.20+.10*np.linspace(0,1,16)**2,z0+.30+.10*np.sin(np.linspace(0,2.6,16))],-1),.018,food('gst','#6a5a2a','#9a8a4a',rough=.6,sss=0,bump=.2),8))
    th=food('thy','#4f6a34','#86a05e',rough=.5,sss=.1,bump=.1,rndv=.2); tl=variants('thy',2,lambda i: blob('thy',(.028,.016,.006),.05,1,i,2,th))
    for x,y,a in ((-.38,.42,.5),(-.30,.36,.9),(-1.45,-1.0,.2)):
        zz=hit(x,y)[0]+.012; t=np.linspace(0,1,16); obj(tube_mesh('thys',np.stack([x+.34*t*math.cos(a),y+.34*t*math.sin(a),zz+.01+0*t],-1),.007,th,6))
        for k in range(22): u=k/22; b=a+(1 if k%2 else -1)*1.0; obj(tl[k%2],(x+.34*u*math.cos(a)+.026*math.cos(b),y+.34*u*math.sin(a)+.026*math.sin(b),zz+.015),quat=align((0,0,1),b,.3,rng),scale=rng.uniform(.8,1.2))


def laminated_croissants(S):
    rng=base(S,('#e7b7a6','#efc6b7'),421,elev=36,dist=6.5,target=(.04,.04,.24)); cloth((-1.45,.75),(2.2,1.8),.35,'#f7f1e6','#b5546a',seed=421)
    plate(1.36,.11,'#f1ede4',speck='#8a7a66'); cr=croissant_mesh()
    for i,(x,y,z,a,tx) in enumerate(((-.60,.26,.235,.30,.0),(.58,.30,.235,-.40,.0),(.0,-.66,.235,.06,.0),(.0,.06,.60,-.08,-.16))): obj(cr[i%3],(x,y,z),quat=rotz(a)@Quaternion((1,0,0),tx),scale=.80)
    fl=variants('flake',6,lambda i: blob('flake',(.05,.032,.006),.5,1.8,i,2,food('flake','#b06a20','#e8b660',scale=6,rough=.5,sss=.1,bump=.3,rndv=.2)))
    upd(); drop(fl,rng,[p for p in dust_pts(rng,0,-.2,1.25,60) if hit(*p)[0]<.14],.006,tilt=.5,scale=(.4,1.0)); drop(fl,rng,[(rng.uniform(.6,1.7),rng.uniform(-1.2,-.8)) for _ in range(16)],.008,rand=True,scale=(.4,.9))
    # jam and a coffee bowl
    o,ih,pin=bowl(.40,.24,'#6d3b49',inner='#e9dccb',loc=(1.38,-.80),name='jam'); surface(pin,.18,lambda x,y,r,z:cmix('#8a0f22','#c4283a',.5+1.3*nz(x,y,6)),food('jam',vcol=True,rough=.14,sss=.25,bump=.25,bscale=14,coat=.7,rndv=0,rndh=0),(1.38,-.80),amp=.04,freq=6)
    o,ih,pin=bowl(.58,.40,'#f1ede4',inner='#f6f1e8',loc=(1.42,1.12),name='cafe'); surface(pin,.33,lambda x,y,r,z:mix(cmix('#7a4420','#a8673a',.5+1.0*nz(x,y,3)),lin('#f0dcbc'),sstep(.0,.35,nz(x*1.2,y,2.4,5)+.35*(1-r)-.1)),food('cafe',vcol=True,rough=.35,sss=.2,bump=.08,coat=.2,rndv=0,rndh=0),(1.42,1.12),amp=.006)
    berries(rng,[(-1.42,-.62),(-1.25,-.85),(-1.55,-.86)],'rrr')


def masala_dosa(S):
    rng=bg(S,('#5f3340','#6d3b49'),413,(-1.9,-.75,1.9,1.9,.35,'#e3b850','#f6efe0',413),elev=36,dist=5.2,target=(.16,-.18,.20),fstop=9)
    # a banana leaf, cut straight
    nx,ny=160,90; u,v=np.meshgrid(np.linspace(-.5,.5,nx),np.linspace(-.5,.5,ny),indexing='ij'); X,Y=u*3.0*(1-.03*(np.abs(v)*2)**6),v*1.5*(1+.02*N(u*9,v*2,1,3)); vein=.5+.5*np.cos((X+.35*np.abs(Y))*62); rib=np.exp(-(Y/.022)**2)
    c=mix(lin('#3f7a22'),lin('#6fa83c'),c01(.45+.8*N(X,Y,2,5,4)+.18*vein)); c=mix(c,lin('#c3d68a'),rib*.9); c=mix(c,lin('#8aa84a'),sstep(.47,.5,np.maximum(np.abs(u),np.abs(v)))*.6); Z=.022+.035*np.abs(N(X,Y,1.2,8))*sstep(.15,.5,np.maximum(np.abs(u),np.abs(v)))+.004*vein+.012*rib
    obj(mesh('banleaf',np.stack([X,Y,Z],-1).reshape(-1,3),grid_faces(nx,ny),c.reshape(-1,3),food('banleaf',vcol=True,rough=.32,sss=.08,bump=.05,coat=.25,rndv=0,rndh=0)),(.02,-.34,0),(0,0,-.14))
    lay_solid(obj(dosa_mesh(2.1),(-.20,-.36,.05),(0,0,-.30)),.016)
    crushed_potato(rng,.98,-.72,.34,.05,.20,.8); ms=seed("#20140e",(.014,.014,.012),"mustard"); lfc=leaf("cilantro",5)
    cu=bigleaf('currylf',.26,.11,'#1f4a16','#3f7a2a','#6a9a4a',.03,4,.2)
    def pot(x,y,R,H,col,cols,key,lump=.02,oil=None,inner=None):
        o,i,pin=smallbowl(R,H,col,(x,y),inner); so,h,RR=sauce_in(pin,H*.80,cols,key,loc=(x,y),amp=.012,rough=.42,coat=.05,lump=lump,oil=oil,spiral=.0); return Pile(2.6,lambda X,Y:h(X,Y),.02),RR
    b='#b9863a'
    P1,R1=pot(-1.02,.98,.46,.30,b,('#efe6d0','#fbf6ea','#d9cdb0'),'coch',.05); put(P1,rng,'pepper',gp(rng,.3,.1,10,-1.02,.98)) if 'pepper' in ING else None
    for x,y in gp(rng,.26,.07,18,-1.02,.98): obj(ms[0],(x,y,P1.h(x,y)+.012))
    for x,y in ((-1.08,1.02),(-.94,.92),(-1.0,1.1)): lay(cu,rng,x,y,P1.h(x,y)+.03,tilt=.25)
    o,ih,pin=smallbowl(.56,.36,b,(.02,1.16)); crushed_potato(rng,.02,1.16,.46,.30,.10,1,5)
    lay(lfc,rng,.0,1.12,.50,scale=.9)
    P3,R3=pot(1.05,1.02,.44,.29,b,('#a8240c','#d04a1a','#7a1606'),'tomc',.05)
    for x,y in gp(rng,.24,.07,14,1.05,1.02): obj(ms[0],(x,y,P3.h(x,y)+.012))
    for x,y in ((1.0,1.06),(1.12,.96)): lay(cu,rng,x,y,P3.h(x,y)+.03,tilt=.25)
    loose(rng,'chilli',[(1.62,-.95)]); scatter_table(cu,rng,[(1.55,-1.0),(1.72,-.88),(-1.45,.42)],.04)


def _gyoza(n=7):
    """Half-moons of thin dough: one side drawn into overlapping pleats, the seam a thin wavy crest, the flat foot fried."""
    m=food('gyoz',vcol=True,rough=.36,sss=.35,sssr=(.08,.06,.035),bump=.12,bscale=30,coat=.22,rndv=.06,rndh=.003)
    def mk(i):
        rng=random.Random(i*7+1); nu,na=190,120; u=np.linspace(-1,1,nu)[:,None]; a=np.linspace(0,2*np.pi,na,endpoint=False)[None,:]; L,W,H=.35*rng.uniform(.94,1.06),.145*rng.uniform(.92,1.1),.20*rng.uniform(.92,1.08); k=rng.choice((6,7,8)); env=np.clip(1-np.abs(u)**2.4,0,1)**.55; top=np.exp(-((np.abs(((a-np.pi/2)+np.pi)%(2*np.pi)-np.pi))/.42)**2); front=sstep(-.1,.6,-np.cos(a))  # the pleated side
        ph=u*k*.5+.12*np.sin(u*5+i)+.35*(1-top); saw=(ph%1); saw=saw*(1-sstep(.86,1,saw)); up=sstep(-.35,.6,np.sin(a)); y=W*env*np.cos(a)*(1-.90*top); z=H*env*(.5+.5*np.sin(a)); z=np.where(np.sin(a)<-.45,np.minimum(z,.012),z); y=y*(1+.12*(np.sin(a)<-.3)); z=z+top*(.055*env**.4)*(1+.08*np.sin(u*k*3.1+i)); y=y+.036*saw*front*up*env*np.sign(np.cos(a)+1e-6)+top*.016*np.sin(u*k*3.14+i*2); x=u*L*(1-.06*top)+0*a
        y=y+rng.uniform(.45,.8)*x**2-.04; V=np.stack([x,y,z],-1).reshape(-1,3); nn=fbm(V*7+i*5,3); V=V+.007*nn[:,None]; f=grid_faces(nu,na,wrap_v=True)+[tuple(range(na-1,-1,-1)),tuple(range((nu-1)*na,nu*na))]
        n2=fbm(V*4+i,3).reshape(nu,na); c=mix(lin('#e0caa0'),lin('#f3e6c8'),c01(.5+.9*n2)); c=mix(c,lin('#b9b078'),sstep(.15,.8,1-top)*env*.28*sstep(-.1,.4,n2+.1)); c=mix(c,lin('#c9ad78'),front*up*(1-sstep(.0,.16,saw))*.5); b=1-sstep(.015,.085,z+.030*fbm(V*11+i,3).reshape(nu,na)); sp=fbm(V*16+i*3,4).reshape(nu,na); c=mix(c,lin('#cf9440'),b*.9); c=mix(c,mix(lin('#84430f'),lin('#d8963f'),c01(.5+1.5*sp)),(1-sstep(.0,.045,z+.02*sp))*.95)
        return mesh('gyoz',V,f,c.reshape(-1,3),m)
    return variants('gyoz',n,mk)
def pan_fried_gyoza(S):
    rng=bg(S,('#b9552f','#c9653d'),412,(1.7,1.0,2.0,1.8,-.35,'#efe4cc','#2c3c5a',412),elev=36,dist=4.1,target=(.02,.02,.16)); o,ih,pin=plate(1.38,.14,'#2c3c4a',speck='#16202a',clay='#6b5a48'); zf=.06; gy=_gyoza()
    def rest(k,x,y,a,lean,sc=1.08):
        q=Quaternion((0,0,1),a)@Quaternion((1,0,0),lean); me=gy[k%7]; obj(me,(x,y,zf-.006-sc*min((q@v.co).z for v in me.vertices)),quat=q,scale=sc)
    # most were turned out of the pan onto their sides, so that one sees what fried; the others still stand
    for i,(x,y,a,l) in enumerate(((-.86,.46,.25,-.12),(-.20,.60,-.05,-.2),(.44,.66,-.35,-.1),(-.78,.02,.12,-1.30),(-.10,.14,-.10,-1.22),(-.56,-.44,.32,-1.34),(.12,-.42,-.22,-1.28))): rest(i,x,y,a+rng.uniform(-.08,.08),l+rng.uniform(-.08,.08))
    dip(.80,-.06,.36,.20,'#e6dcc8','#2a1206','#5a2c12','gyd',level=.15,spiral=0)
    for ob in [q for q in bpy.data.objects if q.name.startswith('sb#e6dcc8') or q.name.startswith('surface')]: ob.location.z+=.05
    P=Pile(1.5,lambda X,Y:np.where(np.hypot(X-.80,Y+.06)<.30,.205,.0)); put(P,rng,'chilli',gp(rng,.16,.12,2,.80,-.06),scale=(.6,.8)); put(P,rng,'scallion',gp(rng,.2,.12,3,.80,-.06),scale=(.7,.9))
    Q=spile(0,0,1.2,.025); so=scallions(.9); ss=sesame()
    ok=lambda x,y: math.hypot(x-.80,y+.06)>.42
    for x,y in gp(rng,.75,.16,11,-.1,.1,shape=ok): lay(so,rng,x,y,Q.h(x,y)+.008,Q.normal(x,y,.06) if Q.h(x,y)>.15 else (0,0,1),tilt=.1,scale=rng.uniform(.7,1.0))
    for x,y in gp(rng,.8,.14,20,-.1,.0,shape=ok): obj(ss[0],(x,y,Q.h(x,y)+.004),quat=align(Q.normal(x,y,.05),rng.uniform(0,6)),scale=.8)
    chopsticks(-1.9,-.55,-.55,-1.42,.06,.06,('#1c1412','#3a2a24'))


def passion_fruit_entremet(S):
    rng=base(S,('#b9a7d8','#c7b8e2'),423,elev=35,dist=6.5,target=(.02,-.06,.26)); sweep('#b9a7d8','#c7b8e2',5.0); cloth((1.75,.85),(1.9,1.7),-.4,'#f7f3ea','#8a6ab0',seed=423)
    plate(1.56,.10,'#f6f2ea',speck='#a89a86'); z0=.062; R,H,gap,a0=1.02,.64,.66,-1.22
    gl=('#ee8c04','#f6a50f'); L=[(.11,'#a86e2c','#d6a052'),(.21,'#ffedc4','#fff4d8'),(.38,'#ee8a06','#f9aa1c'),(9,'#ffedc4','#fff4d8')]
    cf=cakecf(L,R,gl,.035,gl,3,hole=.10); m=vm('entr',rough=.30,sss=.22,sssr=(.12,.09,.03),bump=.10,bscale=22,coat=.10,rndv=0,rndh=0); mg=vm('entrg',rough=.10,sss=.12,sssr=(.14,.09,.02),bump=0,bscale=6,coat=1,spec=.8,rndv=0,rndh=0)
    def two(o):  # cut faces stay matt, the glaze shines
        me=o.data; me.materials.append(mg); v=np.empty(len(me.vertices)*3); me.vertices.foreach_get('co',v); v=v.reshape(-1,3); r=np.hypot(v[:,0],v[:,1])
        for p in me.polygons:
            i=list(p.vertices)
            if v[i,2].min()>H-.028 or r[i].min()>R-.03: p.material_index=1
    rf=lambda o: (two(o),o)[1]
    rf(obj(prism('ent',pac(R,gap,640,.02),0,H,cf,m,.055,80,60,disp=0,sidef=lambda x,y,z:.010*nz(x,y,9,3,3,z)*(z<.10)),(0,0,z0),(0,0,a0)))
    # the slice, pulled out to the right
    sl=obj(prism('entS',wedge_ol(R,gap-.10,.02,520),0,H,cf,m,.045,90,50),(.28*math.cos(a0)+.22,.28*math.sin(a0)-.0,z0),(0,0,a0+.34)); two(sl); upd()
    # coconut skirt, passion fruit pulp on top
    co=coconut_shred('#f3e9d4','#fffaf0')
    for k in range(430):
        a=a0+gap/2+.03+(6.283-gap-.06)*rng.random(); r=R+rng.uniform(-.004,.035); obj(rng.choice(co),(r*math.cos(a),r*math.sin(a),z0+rng.uniform(.0,.11)),quat=rq(rng),scale=rng.uniform(.8,1.2))
    pm=food('pulp','#e88a06','#f9b21c',scale=5,rough=.10,sss=.4,bump=.03,coat=.8,rndv=.1); pu=variants('pulp',3,lambda i: blob('pulp',(.058,.048,.040),.08,1.3,i,3,pm)); sd=variants('pseed',2,lambda i: blob('pseed',(.036,.024,.017),.04,1,i,3,food('pseed','#15100c','#2a1e16',rough=.18,sss=0,bump=.05,coat=.6)))
    P=spile(0,0,.80,.025)
    def heap(cx,cy,RR,n,PP):
        for x,y in poisson(rng,RR,.062,n,cx,cy):
            z=PP.put_ellipsoid(x,y,.055,.036,.016,.7); obj(rng.choice(pu),(x,y,z),quat=align((rng.uniform(-.4,.4),rng.uniform(-.5,.2),1),rng.uniform(0,6)),scale=rng.uniform(.8,1.1))
            if rng.random()<.55: obj(rng.choice(sd),(x+.012,y-.02,z+.026),quat=align((rng.uniform(-.4,.4),rng.uniform(-.7,.1),1),rng.uniform(0,6)),scale=rng.uniform(.85,1.1))
    heap(-.30,.30,.34,46,P); heap(-.12,.40,.22,18,P)
    wh=coconut(); fl=[lay_solid(lay(wh,rng,x,y,P.h(x,y)+.05,tilt=.6,scale=1.2),.008) for x,y in ((-.48,.22),(-.30,.46),(-.08,.30),(-.22,.16),(-.40,.42),(-.02,.50))]
    mintsprig(rng,-.24,.32,P.h(-.24,.32)+.06,.95)
    # halved passion fruit
    def half(x,y,s,nrm):
        q=align(nrm,rng.uniform(0,6)); pf=vm('pfr',rough=.5,sss=.1,bump=.35,bscale=16); RR=.27*s
        obj(rev('pfr',[(.001,-RR),(RR*.55,-RR*.86),(RR*.94,-RR*.4),(RR,-.01),(RR*.96,.012),(RR*.86,.0),(RR*.80,-.05),(RR*.4,-.10),(.001,-.11)],pf,lambda X,Y,Z:np.where((np.hypot(X,Y)>RR*.965)[...,None]|(Z<-.12)[...,None],cmix('#4a1a34','#7a3254',.5+1.2*nz(X,Y,5,2,3,Z)),cmix('#f3dfc0','#fbf0dc',.5+nz(X,Y,5))),.006,5,2,110),(x,y,RR*.82),quat=q); M=q.to_matrix()
        for dx,dy in poisson(rng,RR*.74,.058,34):
            v=M@Vector((dx,dy,-.055+.02*rng.random())); obj(rng.choice(pu),(x+v[0],y+v[1],RR*.82+v[2]),quat=align(nrm,rng.uniform(0,6)),scale=.95); w=M@Vector((dx+.01,dy,-.020)); 
            if rng.random()<.8: obj(rng.choice(sd),(x+w[0],y+w[1],RR*.82+w[2]+.006),quat=align(nrm,rng.uniform(0,6)),scale=.95)
    half(-1.46,-.86,1.0,(.15,-.55,1)); half(-1.02,-1.12,.92,(-.1,-.45,1)); half(1.58,-.92,.95,(-.25,-.6,1)); scatter_table(leaf('mint',5),rng,[(-1.30,-.62),(1.28,-1.12)],.05)


def rainbow_maki(S):
    rng=bg(S,('#b9b2a4','#c6bfb2'),415,None,elev=38,dist=4.7,target=(.04,.0,.20),fstop=9); board((0,.1),(4.2,2.3),.04,'#6a4a30','#8f6c48',.09,14); z=.09
    def put_(kind,k,loc,q): face,side=maki(kind,k); obj(face,loc,quat=q); obj(side,loc,quat=q)
    for k,(kind,x,y) in enumerate((('a',-.92,.60),('b',-.36,.66),('a',.20,.62),('b',.78,.70),('a',1.32,.62),('b',-1.18,.06),('a',-.62,.10),('b',.02,.06),('a',.60,.12),('b',1.16,.06))): put_(kind,k%4,(x+rng.uniform(-.03,.03),y+rng.uniform(-.03,.03),z),align((rng.uniform(-.03,.03),rng.uniform(-.03,.03),1),rng.uniform(0,6.28)))
    for k,(kind,x,y,a,t) in enumerate((('a',-.62,-.52,.38,1.22),('b',.02,-.44,-.10,1.30),('a',.62,-.58,-.42,1.15))): put_(kind,k+1,(x,y+.10,z+.232),Quaternion((0,0,1),a)@Quaternion((1,0,0),t)@Quaternion((0,0,1),rng.uniform(0,6)))
    ss=ING['sesame']['f']()
    for x,y in gp(rng,.5,.07,14,.9,-.55): obj(ss[0],(x,y,z+.006),quat=align((0,0,1),rng.uniform(0,6)),scale=.8)
    gi=ribbon(food('gari','#e6b3a4','#f0cfc0',rough=.35,sss=.4,bump=.05,coat=.15,rndv=.1),.30,.15,n=5,curl=.07,name='gari'); P=Pile(1.9,lambda X,Y:z+0*X,.02)
    for x,y in gp(rng,.17,.045,20,1.24,-.50): zz=P.put_ellipsoid(x,y,.09,.026,.012,.8); lay_solid(lay(gi,rng,x,y,min(zz,.26)+.012,P.normal(x,y),tilt=.35,scale=.85),.008)

def raspberry_ginger_kombucha(S):
    rng=random.Random(401); drinkstage(S,'#7d9980','#93ab94',sf=.5,elev=14,dist=7.5,target=(.10,0,1.14))
    lq=drink_mat('kb','clear',emis=.20,alpha=.36,ior=1.16); rp=raspberry(); gs=gingerslice(); cols=[(0,'#c81e4a'),(.35,'#e03e58'),(.75,'#f06a68'),(1,'#f89a80')]
    B=glassware('bottle',.95,.85,1.0); pour(B,.80,cols,lq,seed=3); fizz(B,rng,40)
    # swing top: porcelain stopper, red washer, wire
    sm=fm('#f3ede2','#fbf7ee',rough=.25,sss=.1,bump=0,coat=.5,rndv=0); wm=metal('wire','#b9b4a8',.3)
    obj(revolve('stop',smooth_prof([(.001,.20),(.10,.19),(.15,.12),(.15,.04),(.12,.0),(.001,.0)],50),64,sm),(.95,.85,B.H+.03)); obj(revolve('wash',smooth_prof([(.001,.04),(.16,.04),(.17,.02),(.15,.0),(.001,.0)],30),64,fm('#b8321f',rough=.5,sss=0,bump=0,rndv=0)),(.95,.85,B.H))
    for s in (1,-1):
        t=np.linspace(0,1,30); obj(tube_mesh('w',np.stack([.95+s*(.19+.05*np.sin(t*3.1)),.85-.06+0*t,B.H+.16-t*.48],-1),.013,wm,8))
    obj(tube_mesh('wr',np.stack([.95+.235*np.cos(np.linspace(0,6.3,50)),.85+.235*np.sin(np.linspace(0,6.3,50)),0*np.linspace(0,1,50)+B.H-.30],-1),.014,wm,8))
    for x,y,s,k in ((-.42,-.28,1.18,0),):
        G=glassware('tumbler',x,y,s); z=pour(G,.84,cols,lq,seed=k)
        for zz,a,sp in ((.42,-1.9,0),(.72,-1.1,1)): in_glass(G,gs[k],zz*s,a,spin=sp,tilt=.1)
        for zz,a in ((.34,-1.3),(.62,-2.3),(.55,-.7),(.82,-1.75)): in_glass(G,rp[0],zz*s,a,spin=rng.uniform(0,6),r=.1)
        ice_in(G,rng,5,.17,z-.25,.05); fizz(G,rng,90); bubbles(G,rng,'#fbd9b8',70)
        for dx,dy,j in ((-.2,-.24,0),(.06,-.30,1),(.24,-.12,2)): obj(rp[j%len(rp)],(x+dx,y+dy,z+.05),quat=align((dx*2,-.6,.8),j),scale=1.2)
        sprig((x-.02,y-.05,z+.12),'mint',9,1.3,rng,stem=.18)
    ginger((-1.45,.35,.16),.5,1.05)
    for p in [(.42,-.78),(.66,-.62),(.82,-.86),(-1.12,-.62),(1.25,-.35),(-1.35,-.42)]: obj(rng.choice(rp),(*p,.085),(1.4,rng.uniform(-.3,.3),rng.uniform(0,6)),1.15)
    for p,a in (((.2,-.95),.4),((-.98,-.88),1.6),((1.08,-.62),2.8)): obj(gs[0],(*p,.04),(.05,.08,a),.95)
    scatter_table(leaf('mint',5),rng,[(1.42,-.62),(-.7,-.98)],.05); cloth((-1.5,1.3),(1.8,1.4),.3,'#fbf4ea','#b8324a',seed=401)


def raspberry_mille_feuille(S):
    rng=base(S,('#3d5a6c','#48687b'),424,elev=27,dist=5.7,target=(.14,.08,.36)); sweep('#3d5a6c','#48687b',4.6); cloth((-1.65,.75),(1.9,1.7),.4,'#f3ece0','#c9405a',seed=424)
    pm=vm('mf',rough=.55,sss=.06,bump=.5,bscale=34,coat=.12,rndv=0,rndh=0); cmt=food('mfc','#f0d690','#f9e8b8',scale=3,rough=.42,sss=.3,bump=.05,bscale=18,coat=.1,rndv=0,rndh=0); rp=raspberry()
    W,D,T=1.42,.62,.150
    def sheet(seed,iced=False):
        ol=rrect(W,D,.015,360)
        def cf(x,y,z,p,s):
            lay_=.5+.5*np.sin(z*250+11*nz(x,y,3.5,seed,4,z*2)); side=cmix('#9a5212','#eebd6c',.05+.85*lay_+.7*nz(x,y,9,seed,3,z*2)); side=mix(side,lin('#74380c'),sstep(.12,.45,nz(x,y,5,seed+3,3,z*3))*.6); top=cmix('#b8661a','#dd9c42',.5+1.2*nz(x,y,4,seed,4)); top=mix(top,lin('#7a3c10'),sstep(.15,.45,nz(x,y,6,seed+4))*.6); c=np.where((p>=1.5)[...,None],top,side)
            if iced:
                g=np.abs(((x+.02*np.sin(y*9))*8.5)%1-.5); v=.5+.5*np.sin(0*x); w=np.abs((x*8.5+.42*np.cos(y*10.5))%1-.5); ice=mix(cmix('#fbf6ec','#fffdf8',.5+nz(x,y,4)),lin('#4a2012'),(1-sstep(.06,.10,w))*.95); c=np.where((p>=1.5)[...,None],ice,c)
            return c
        sf=lambda x,y,z:.012*np.sin(z*250+11*nz(x,y,3.5,seed,4,z*2))+.034*nz(x,y,8,seed,3,z*7)
        return prism('mfs',ol,0,T,cf,pm,.010,44,60,sidef=sf,topf=lambda x,y,s:(.005 if iced else .016)*nz(x,y,7,seed),disp=.006,dfreq=16,seed=seed)
    def dot(r=.105): return rev('mfd',[(.001,0),(r*.72,0),(r,.045),(r*.98,.085),(r*.70,.135),(r*.30,.165),(.001,.185)],cmt,lambda X,Y,Z:np.ones(X.shape+(3,)),.004,8,1,60)
    dt=dot()
    def stack(cx,cy,rot,z,seed):
        F=lambda x,y:(cx+x*math.cos(rot)-y*math.sin(rot),cy+x*math.sin(rot)+y*math.cos(rot))
        for lvl in range(3):
            obj(sheet(seed+lvl,lvl==2),(cx,cy,z),(0,0,rot)); z+=T
            if lvl==2: break
            xs=np.linspace(-W/2+.115,W/2-.115,6); ys=(-D/2+.105,0,D/2-.105)
            for j,y in enumerate(ys):
                for i,x in enumerate(xs):
                    px,py=F(x,y)
                    if (i+j+lvl)%2 and j!=1: obj(rng.choice(rp),(px,py,z+.085),quat=align((0,0,1),rng.uniform(0,6),.15,rng),scale=1.10)
                    else: obj(dt,(px,py,z-.004),(0,0,rng.uniform(0,6)),(1.0,1.0,.98))
            z+=.165
        return F,z
    sl=plate(1.36,.10,'#f1ece2',speck='#7a6a58'); F,zt=stack(-.02,-.05,.22,.062,3)
    for x,y,s in ((-.48,.06,1.15),(-.34,-.12,1.1),(-.26,.12,1.1)): px,py=F(x,y); obj(rng.choice(rp),(px,py,zt+.08),quat=align((rng.uniform(-.3,.3),-.4,1),rng.uniform(0,6)),scale=s)
    px,py=F(-.36,.02); mintsprig(rng,px,py,zt+.17,.9)
    plate(.95,.09,'#f1ece2',speck='#7a6a58',loc=(1.35,1.75)); stack(1.35,1.75,-.25,.06,11)
    berries(rng,[(.98,-.60),(.80,-.78),(-.95,-.52),(1.45,-.92),(1.62,-.72),(-1.45,-.95)],'rrrrrr',.06); fk=crumb(food('mfk','#c9812c','#f0c67a',scale=6,rough=.5,sss=.1,bump=.3,rndv=.2),.028,6,.5,'mfk',2); upd(); drop(fk,rng,dust_pts(rng,.05,-.62,.75,34),.008,rand=True,scale=(.4,1.0)); sg=sugar(); drop(sg,rng,dust_pts(rng,.1,-.55,.9,120),.004)
    scatter_table(leaf('mint',5),rng,[(1.32,-1.1)],.04)


def rose_falooda(S):
    rng=random.Random(402); drinkstage(S,'#6d3b49','#7f4a58',sf=.6,elev=16,dist=6.7,target=(.12,0,1.02))
    lq=drink_mat('fl','opaque',emis=.24); ice=fm('#f3dfba','#fbeed4',scale=5,rough=.5,sss=.3,bump=.35,bscale=20,rndv=0)
    bs=variants('bseed',2,lambda i: blob('bseed',(.020,.015,.015),.1,1.4,i,2,fm('#1e1716','#3a2c2a',rough=.3,sss=0,bump=0,rndv=.2)))
    pst=crumb(fm('#6f8f2e','#a9c25a',rough=.6,sss=.1,bump=.2),.034,4,.4,'pstf',2); pm=fm('#b3264e','#de6a8a',scale=5,rough=.5,sss=.25,bump=.15,rndv=.15); vm_=fm('#f4e6c8','#fff6e2',rough=.35,sss=.35,bump=0,coat=.2)
    def petal(i):
        x,y,f=disk_grid(1,16,60); r=np.hypot(x,y); a=np.arctan2(y,x); R=.125*(1+.22*np.cos(a)); return mesh('ptl',np.stack([x*R,y*R*.85,.05*r**2*np.cos(2*a+i)+.035*x*x],-1),f,mat=pm)
    pt=variants('ptl',4,petal)
    for x,y,s,k in ((-.32,-.2,1.02,0),(.92,.85,.96,1)):
        G=glassware('pint',x,y,1.08*s); z=pour(G,.88,[(0,'#a80f3c'),(.13,'#b81646'),(.20,'#f6c2c6'),(.44,'#f8cfcc'),(.50,'#fbe3d0'),(.60,'#f8bac4'),(1,'#f08fa6')],lq,.10,seed=k+5,streak=.05)
        L=G.top-G.floor; seeds=lambda z0,z1,n: [obj(rng.choice(bs),(G.x+r*math.cos(a),G.y+r*math.sin(a),zz),quat=rq(rng),scale=rng.uniform(.8,1.2)) for zz,a in ((rng.uniform(G.floor+L*z0,G.floor+L*z1),rng.uniform(-3.1,0)) for _ in range(n)) for r in [float(np.interp(zz,G.pin[:,1],G.pin[:,0]))-.001]]
        seeds(.18,.34,190); seeds(.34,.42,26)
        for _ in range(34): # rice vermicelli against the glass
            a0=rng.uniform(-3.1,-.3); t=np.linspace(0,1,26); a=a0+t*rng.uniform(.5,1.3); zz=G.floor+L*(rng.uniform(.41,.54)+.03*np.sin(t*rng.uniform(4,9)+a0)); r=np.interp(zz,G.pin[:,1],G.pin[:,0])-.001
            obj(tube_mesh('verm',np.stack([G.x+r*np.cos(a),G.y+r*np.sin(a),zz],-1),.012,vm_,7))
        # a scoop of ice cream with its ragged skirt
        R=.30*s; obj(blob('scp',(R,R,R*.92),.07,2.2,3+k,5,ice,lambda p,n: p+n*(.030*np.exp(-((p[:,2]+.10)/.05)**2)*(1+fbm(n*7,3)))[:,None],None,4),(x,y-.02,z+.17*s))
        top=lambda dx,dy: z+.17*s+R*.9*math.sqrt(max(0,1-(dx*dx+dy*dy)/(R*R)))
        for _ in range(44):
            a=rng.uniform(0,6.28); r=R*.86*math.sqrt(rng.random()); dx,dy=r*math.cos(a),r*math.sin(a)-.02; obj(rng.choice(pst),(x+dx,y+dy,top(dx,dy)+.008),quat=rq(rng),scale=rng.uniform(.5,1.1))
        for dx,dy in ((-.10,-.16),(.08,-.10),(.0,.06),(.17,-.02),(-.19,-.02)): obj(rng.choice(pt),(x+dx,y+dy,top(dx,dy)+.03),quat=align((dx*2,dy*2-.3,1),rng.uniform(0,6),.3,rng),scale=rng.uniform(.8,1.0))
        t=np.linspace(0,2.6,60); sy=fm('#a80f3c','#c4224e',rough=.12,sss=.3,bump=0,coat=.8,rndv=0)
        for j,(aa,ln) in enumerate(((-1.2,.8),(-2.2,.6),(-.4,.62),(-1.7,1.0))):
            u=np.linspace(0,ln,26); q=np.stack([x+(R+.004)*np.sin(u*1.5)*math.cos(aa),y-.02+(R+.004)*np.sin(u*1.5)*math.sin(aa),z+.17*s+R*.93*np.cos(u*1.5)],-1); obj(tube_mesh('syr',q,.024*(1.15-.4*u/ln),sy,10))
        straw(G,'#f7f0e4',.5,lean=.3,stripe='#b3264e')
    o,ih,pin=bowl(.42,.24,'#f3ece0',inner='#f6f0e6',loc=(-1.32,.45),name='pb'); P=Pile(2.2,lambda X,Y:.12+0*X,.02)
    for x,y in poisson(rng,.33,.075,44,-1.32,.45): z=P.put_ellipsoid(x,y,.05,.035,.01); obj(rng.choice(pst),(x,y,z),quat=rq(rng),scale=rng.uniform(1.2,1.9))
    for p in [(.5,-.72),(.72,-.58),(-1.05,-.62),(-.88,-.82),(1.2,-.4),(.3,-.92),(-1.35,-.45)]: obj(rng.choice(pt),(*p,.03),quat=align((rng.uniform(-.3,.3),rng.uniform(-.4,0),1),rng.uniform(0,6)),scale=rng.uniform(.95,1.25))
    for x,y in poisson(rng,.42,.1,16,.75,-.72): obj(rng.choice(pst),(x,y,.02),quat=rq(rng),scale=rng.uniform(.6,1.1))
    cloth((-1.6,1.35),(1.8,1.4),.3,'#f7ece6','#c9405a',seed=402)


def tonkotsu_style_ramen(S):
    rng=bg(S,('#6a5038','#7a5e44'),414,(-1.8,.9,2.0,1.8,.35,'#f1e8d6','#8f3f2c',414),elev=44,dist=4.9,target=(.02,-.02,.30)); o,ih,pin=crock('bowl',1.2,.6,'#26262c',inner='#5a2018',clay='#4a3a30',speck='#0c0c10')
    nm=food('ramt','#dcb868','#f0d9a0',scale=2.2,rough=.28,sss=.25,bump=.03,coat=.4,rndv=.1); noodles(.37,rng,.86,120,.019,nm,dome=.13,layers=3); so,h,R=broth(pin,.47,('#d9bd92','#efdfbe'),'tonk',body=.95,seed=3,deep=.05)
    P=spile(0,0,1.05,.014); P.H=np.where(np.hypot(P.X,P.Y)<1.0,np.maximum(P.H,.47),P.H); P.B0=P.H.copy(); P.maxh=.14
    # king oyster mushroom: scored crosswise, seared, glazed; the cuts stay pale
    km=food('kob',vcol=True,rough=.24,sss=.22,bump=.2,bscale=30,coat=.45,rndv=.08)
    def kob(i):
        g=lambda x,y: np.minimum(np.abs(((x+y)*2.1+.12*N(x,y,3,i)+i*.3)%1-.5),np.abs(((x-y)*2.1+.12*N(x,y,3,i+5))%1-.5))
        def kcol(x,y,r,a): n=N(x,y,3,2+i,4); e=g(x,y); c=mix(lin('#a8682a'),lin('#6b3714'),c01(.45+1.2*n+.3*r)); c=mix(c,lin('#e6c88e'),(1-sstep(.02,.11,e))*.85*(r<.93)); return mix(c,lin('#e9d3a2'),sstep(.95,.99,r)*.7)
        return slice_disc('kob%d'%i,.235*(1-.06*i),.13,kcol,km,nr=80,nt=200,outline=lambda t:1+.10*np.cos(2*t+i*2)+.05*np.cos(3*t+i),zf=lambda X,Y,r,a:.014*N(X,Y,7,3)-.030*(1-sstep(.0,.12,g(X/.235,Y/.235)))*(r<.95)-.02*r**6)
    for i,(x,y) in enumerate(((-.58,.02),(-.42,.32),(-.10,.52))): obj(kob(i),(x,y,.575+.03*i),quat=align((.22,-.38,1),.4*i),scale=1.15)
    bl=bigleaf('bokt',.5,.34,'#275f1c','#5f9a38','#eef3dc',.012,6,.5)
    for j,a in enumerate((.62,.30,.02)): lay(bl,rng,.70*math.cos(a),.70*math.sin(a),.53+.02*j,(.3*math.cos(a),.3*math.sin(a)-.2,1),spin=a+.15,tilt=.12,scale=1.0)
    put(P,rng,'mush',gp(rng,.24,.13,10,.36,-.30),scale=(.8,1.0),tilt=.25,meshes=mush_slice(9,1.1,wet=.5,tag='ramen'))
    nr=food('nori2','#14261c','#2a4432',rough=.38,sss=0,bump=.6,bscale=30)
    for i in range(2):
        x,y=np.meshgrid(np.linspace(-.19,.19,20),np.linspace(0,.50,24),indexing='ij'); V=np.stack([x+.01*np.sin(y*20),y*.30+.03*np.sin(x*9+i)*y,y+.02*np.sin(y*7+x*5)],-1).reshape(-1,3); lay_solid(obj(mesh('norisheet',V,grid_faces(20,24),mat=nr),(.36+.2*i,.76-.08*i,.34),(-.12,.0,-.30-.2*i)),.01)
    put(P,rng,'scallion',gp(rng,.22,.06,26,-.02,.02),scale=(.7,1.05)); put(P,rng,'sesame',gp(rng,.5,.12,14))
    # burnt garlic oil floats in thin dark pools that run together
    od=food('bgoil','#140c08','#2a1a10',rough=.05,sss=0,bump=0,coat=1,rndv=.1); om=variants('bgo',6,lambda i: blob('bgo',(.085,.060,.0025),.55,1.2,i*3,4,od))
    for cx,cy in ((-.30,-.62),(.05,-.80),(.62,-.52),(-.82,-.25)):
        for x,y in gp(rng,.16,.05,9,cx,cy): obj(rng.choice(om),(x,y,.474),(0,0,rng.uniform(0,6)),rng.choice((.15,.2,.3,.6,1.1)))
    chopsticks(-2.15,-1.25,-.4,-1.48,.06,.06,('#3b2012','#6b3d20')); dip(1.62,1.3,.36,.2,'#7a2418','#0f0805','#241408','bgd',spiral=0,inner='#e6dcc8')



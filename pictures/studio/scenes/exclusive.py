"""Scenes of the recipes for premium members."""
from kit import *


def beetroot_ravioli(S):
    rng=bg(S,('#8a8f86','#979b92'),411,(1.75,1.1,2.0,1.8,-.35,'#e9e2d4','#a8284e',411),elev=44,dist=4.7,target=(.04,-.04,.10)); o,ih,pin=plate(1.42,.15,'#e6dfd1',speck='#7a6a58',clay='#a98763'); zf=.062
    rv=ravioli_mesh(); pts=[(-.62,.42,.05),(.0,.60,.05),(.60,.44,.05),(-.84,-.16,.05),(-.24,.02,.06),(.38,-.06,.06),(.88,.02,.05),(-.46,-.56,.05),(.16,-.58,.06),(.66,-.52,.06),(.06,.30,.17),(-.10,-.28,.19)]
    for i,(px,py,z) in enumerate(pts): obj(rv[i%8],(px+rng.gauss(0,.03),py+rng.gauss(0,.03),zf+z-.045),quat=align((rng.gauss(0,.10),rng.gauss(-.06,.10),1),rng.uniform(0,6.28)),scale=rng.uniform(.92,1.08))
    # browned butter: clear, it runs under and between them and takes its brown grains along
    x,y,f=disk_grid(1,70,260); a=np.arctan2(y,x); R=1.0+.10*fbm(np.stack([np.cos(a)*2,np.sin(a)*2,0*a],-1),3)*2+.04*np.cos(5*a); r=np.hypot(x,y); obj(mesh('but',np.stack([x*R,y*R*.9,.052+.022*np.sqrt(np.clip(1-r**5,0,1))+.003*N(x,y,5,2)],-1),f,mat=clear_film('brownbutter','#e0b878',.75)))
    P=spile(0,0,1.25,.018); bits=crumb(fm('#4a240c','#8a5420',scale=20,rough=.6,sss=0,bump=.2,rndv=.3),.0075,6,.5,'butbit',1); hzc=crumb(fm('#b07a3c','#e6cc9a',scale=18,rough=.6,sss=.05,bump=.3,rndv=.25),.026,8,.7,'hzc',3); skin=crumb(fm('#5f3216','#8a5428',scale=18,rough=.6,sss=0,bump=.3,rndv=.25),.016,5,.6,'hzs',2); g=lambda n,s: [p for p in [(rng.gauss(0,s),rng.gauss(0,s)) for _ in range(n)] if math.hypot(*p)<1.1]
    for px,py in g(240,.5): obj(rng.choice(bits),(px,py,P.h(px,py)+.002),quat=rq(rng),scale=rng.uniform(.4,1.4))
    pput(P,hzc,rng,g(70,.46),.024,.018,.004,(.25,1.15),rand=True); pput(P,skin,rng,g(30,.46),.012,.008,.002,(.3,1.0),rand=True)
    sage=leaf('sage')
    for px,py,s in ((-.40,.20,.85),(.26,.16,.78),(.50,-.36,.9),(-.62,-.34,.7),(-.02,-.42,.8),(.66,.26,.62)): z=P.h(px,py); lay(sage,rng,px,py,z+.022,P.normal(px,py,.10),tilt=.25,scale=s)
    pepper(rng,poisson(rng,.9,.12,30),P.h,.7); fs=saltcrystal()
    for px,py in g(60,.45): obj(rng.choice(fs),(px,py,P.h(px,py)+.003),quat=rq(rng),scale=rng.uniform(.15,.45))
    fork((-1.50,-.62,0),-1.15,.85)


def celebration_wellington(S):
    rng=base(S,('#8c8a7e','#99978a'),422,elev=36,dist=5.0,target=(-.12,-.12,.30),fstop=9)
    bd=tray_board(4.4,2.6,.09,'#5a3820','#8f6238',(0,.25),.06); bd.data.materials[0].node_tree.nodes['Principled BSDF'].inputs['Specular'].default_value=.08; z=.09
    ax=.50; d=np.array([math.cos(ax),math.sin(ax)])
    L=1.45; q=rotz(ax+math.pi)@STAND; at=Vector((-.42+L*d[0],.02+L*d[1],z)); obj(wellington_piece(L,3),at,quat=q); wellington_heart(rng,at+q@Vector((0,.375,L-.006)),q,3)  # its finely made end towards us
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
    rng=base(S,('#4a5058','#565c64'),425,elev=33,dist=4.6,target=(.02,-.08,.20)); cloth((1.9,1.25),(2.0,1.7),-.35,'#e6dccb','#b8713c',seed=425); tray_board(3.6,2.4,.09,'#5a3a22','#83603c',(0,.12),-.05); z0=.09; R,H,gap,a0=.80,.34,.74,-1.15
    rind=('#e3dac4','#f8f3e6'); cf0=cakecf([(9,'#ecd69c','#f5e6ba')],R,rind,.028,rind,2,hole=.06)
    def cf(x,y,z,p,s):
        c=cf0(x,y,z,p,s)[...,:3]; r=np.hypot(x,y); e=np.minimum(np.minimum(z,H-z),R-r); c=mix(c,lin('#e2b968'),(1-sstep(.03,.11,e))*(e>.022)*.7*(p<1.5)); c=mix(c,lin('#f8f3e6'),(1-sstep(.016,.026,np.minimum(z,H-z)))*(p<1.5)); b=(p>=1.5)|(r>R-.035); return mix(c,lin('#b99a6c'),b*sstep(.16,.42,nz(x,y,6,4,4,z))*.5)
    m=vm('cam',rough=.6,sss=.22,sssr=(.08,.07,.04),bump=.4,bscale=40,rndv=0,rndh=0,bdist=.012); tf=lambda x,y,s:.014*nz(x,y,4)+.006*nz(x,y,15,3)
    obj(prism('cam',pac(R,gap,560,.02),0,H,cf,m,.05,50,60,topf=tf,disp=.010,dfreq=10),(-.22,.20,z0),(0,0,a0)); w=prism('camW',wedge_ol(R,gap*.86,.02,420),0,H,cf,m,.045,50,50,topf=tf,disp=.008,dfreq=12); obj(w,(.30,-.26,z0),(0,0,a0+.52)); upd()
    fg=_fig_half(); obj(fg[2],(-1.06,-.50,z0+.15),quat=align((.12,-.42,.9),3.9)); gm=food('grape',vcol=True,rough=.42,sss=.3,sssr=(.06,.02,.03),bump=.05,coat=.04,rndv=.2,rndh=.01)
    gr=variants('grape',5,lambda i: blob('grape',(.108,.094,.092),.04,1.1,i*3,4,gm,None,lambda p,n: mix(cmix('#2a0f22','#5c2438',.5+1.1*fbm(n*1.6+i*3,3)),lin('#8d8196'),.55*sstep(-.25,.35,fbm(n*2.2+i*7,4)+.2*n[:,2]))))
    for x,y,z in ((.90,.46,.09),(1.08,.36,.09),(1.02,.56,.09),(1.24,.44,.09),(1.18,.62,.09),(.99,.45,.24),(1.15,.49,.25),(1.36,.30,.09)): obj(rng.choice(gr),(x,y,z0+z),quat=rq(rng),scale=rng.uniform(.88,1.06))
    wn=walnut(); bit=[h for i,p in enumerate(wn[:4]) if (h:=broken(p,WITHIN['walnut'],i))]+wn[4:]
    for x,y in ((.80,.06),(-.78,-.66),(1.02,-.66)): obj(rng.choice(wn[:4]),(x,y,z0+.06),quat=align((rng.gauss(0,.3),rng.gauss(0,.3),1),rng.uniform(0,6)))
    for _ in range(22): x,y=rng.gauss(-.52,.30),rng.gauss(-.70,.09); obj(rng.choice(bit),(x,y,z0+.02),quat=rq(rng),scale=rng.uniform(.10,.55))
    for x,y in ((-.40,-.66),(-.64,-.60)): obj(rng.choice(wn[:4]),(x,y,z0+.06),quat=align((rng.gauss(0,.3),rng.gauss(0,.3),1),rng.uniform(0,6)),scale=.92)
    cr=crumb(fm('#e6d3a4','#f4e8c6',scale=16,rough=.7,sss=.15,bump=.3,rndv=.1),.010,8,.8,'camcr',2,2.2)
    for _ in range(40): x,y=rng.gauss(.26,.16),rng.gauss(-.66,.07); obj(rng.choice(cr),(x,y,z0+.003),quat=rq(rng),scale=rng.uniform(.15,1)**1.6*1.5)
    ty=leaf('thyme')
    for x,y,a in ((-.34,.40,.5),(-.26,.30,.95)): lay(ty,rng,x,y,hit(x,y)[0]+.018,spin=a,tilt=.06,scale=1.05)


def laminated_croissants(S):
    rng=base(S,('#e7b7a6','#efc6b7'),421,elev=33,dist=4.7,target=(.04,-.02,.26)); cloth((-1.5,1.0),(2.2,1.8),.35,'#f7f1e6','#b5546a',seed=421); plate(1.36,.11,'#f1ede4',speck='#8a7a66'); cr=croissant_mesh()
    for i,(x,y,z,a,tx) in enumerate(((-.62,.26,.235,.34,.0),(.60,.32,.235,-.46,.0),(.04,-.62,.235,.10,.0),(-.02,.10,.58,-.12,-.16))): obj(cr[i%3],(x,y,z),quat=rotz(a)@Quaternion((1,0,0),tx),scale=(.80,.82,.76,.80)[i])
    fl=crumb(food('flake','#a8621c','#ecc67c',scale=9,rough=.45,sss=.1,bump=.3,rndv=.25),.030,8,.6,'flake',2); crumbs(rng,fl,round_about(rng,170,.95,.30),.14,(-.75,.6),.22); crumbs(rng,fl,[(x+rng.gauss(0,.3),y+rng.gauss(0,.22)) for x,y in ((-.62,.26),(.60,.32),(.04,-.62)) for _ in range(14)],size=(-.8,.5),flat=.25,lift=.006)


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
        n2=fbm(V*4+i,3).reshape(nu,na); c=mix(lin('#e0caa0'),lin('#f3e6c8'),c01(.5+.9*n2)); c=mix(c,lin('#b9b078'),sstep(.15,.8,1-top)*env*.28*sstep(-.1,.4,n2+.1)); c=mix(c,lin('#c9ad78'),front*up*(1-sstep(.0,.16,saw))*.5); b=1-sstep(.03,.115,z+.040*fbm(V*11+i,3).reshape(nu,na)); sp=fbm(V*16+i*3,4).reshape(nu,na); c=mix(c,lin('#cf9440'),b*.9); c=mix(c,mix(lin('#84430f'),lin('#d8963f'),c01(.5+1.5*sp)),(1-sstep(.012,.070,z+.03*sp))*.95)
        return mesh('gyoz',V,f,c.reshape(-1,3),m)
    return variants('gyoz',n,mk)
def pan_fried_gyoza(S):
    rng=bg(S,('#b9552f','#c9653d'),412,(1.7,1.0,2.0,1.8,-.35,'#efe4cc','#2c3c5a',412),elev=34,dist=3.7,target=(-.02,.04,.14)); o,ih,pin=plate(1.38,.14,'#2c3c4a',speck='#16202a',clay='#6b5a48'); zf=.06; gy=_gyoza()
    def rest(k,x,y,a,lean,sc=1.08):
        q=Quaternion((0,0,1),a)@Quaternion((1,0,0),lean); me=gy[k%7]; obj(me,(x,y,zf-.006-sc*min((q@v.co).z for v in me.vertices)),quat=q,scale=sc)
    for i,(x,y,a,l) in enumerate(((-.90,.52,.30,.05),(-.20,.62,.10,.0),(.50,.70,-.1,.06),(-.70,.10,.22,.04),(.00,.16,.06,-.04),(-.52,-.32,.20,.0),(.14,-.36,.10,.05),(-1.10,-.22,.35,.02))): rest(i,x,y,a+rng.uniform(-.08,.08),l+rng.uniform(-.08,.08))
    dip(.80,-.06,.36,.20,'#e6dcc8','#2a1206','#5a2c12','gyd',level=.15,spiral=0)
    for ob in [q for q in bpy.data.objects if q.name.startswith('sb#e6dcc8') or q.name.startswith('surface')]: ob.location.z+=.05
    P=Pile(1.5,lambda X,Y:np.where(np.hypot(X-.80,Y+.06)<.30,.205,.0)); put(P,rng,'chilli',gp(rng,.16,.12,2,.80,-.06),scale=(.6,.8)); put(P,rng,'scallion',gp(rng,.2,.12,3,.80,-.06),scale=(.7,.9))
    Q=spile(0,0,1.2,.025); so=scallions(.9); ss=sesame()
    ok=lambda x,y: math.hypot(x-.80,y+.06)>.42
    for x,y in gp(rng,.75,.16,11,-.1,.1,shape=ok): lay(so,rng,x,y,Q.h(x,y)+.008,Q.normal(x,y,.06) if Q.h(x,y)>.15 else (0,0,1),tilt=.1,scale=rng.uniform(.7,1.0))
    for x,y in gp(rng,.8,.14,20,-.1,.0,shape=ok): obj(ss[0],(x,y,Q.h(x,y)+.004),quat=align(Q.normal(x,y,.05),rng.uniform(0,6)),scale=.8)
    chopsticks(-1.9,-.55,-.55,-1.42,.06,.06,('#1c1412','#3a2a24'))


def passion_fruit_entremet(S):
    rng=base(S,('#a39cab','#aea8b5'),423,elev=31,dist=4.9,target=(.06,-.12,.30),fstop=9); sweep('#a39cab','#aea8b5',5.0); cloth((1.85,1.1),(1.9,1.7),-.4,'#e9e3d6','#8a6ab0',seed=423)
    plate(1.56,.10,'#efeae0',speck='#a89a86'); z0=.062; R,H,gap,a0=1.02,.62,.66,-1.12
    gl=('#dd8a08','#eda01a'); L=[(.11,'#7a4a1c','#b5803c'),(.21,'#f3e2bd','#faeed4'),(.38,'#d98208','#eda024'),(9,'#f3e2bd','#faeed4')]
    cf0=cakecf(L,R,gl,.022,gl,3,hole=.10); m=crumbed('entr',rough=.42,sss=.25,scale=58,depth=.45,deep='#c9a05c',share=.5,sssr=(.10,.07,.03)); mg=vm('entrg',rough=.10,sss=.14,sssr=(.14,.09,.02),bump=.03,bscale=5,coat=.55,spec=.5,rndv=0,rndh=0)
    def cf(x,y,z,p,s): c=cf0(x,y,z,p,s); n=nz(x,y,8,5,3,z); face=(p<1.5)*(np.hypot(x,y)<R-.03); c[...,:3]=mix(c[...,:3],lin('#fdf3dc'),face*(z>.39)*sstep(.1,.4,n)*.4); c[...,:3]=mix(c[...,:3],lin('#9a5a0a'),face*(np.abs(z-.295)<.08)*sstep(.15,.4,n)*.35); return c
    def two(o):  # cut faces stay matt, the glaze shines
        me=o.data; me.materials.append(mg); v=np.empty(len(me.vertices)*3); me.vertices.foreach_get('co',v); v=v.reshape(-1,3); r=np.hypot(v[:,0],v[:,1])
        for p in me.polygons:
            i=list(p.vertices)
            if v[i,2].min()>H-.018 or r[i].min()>R-.018: p.material_index=1
        return o
    two(obj(prism('ent',pac(R,gap,640,.02),0,H,cf,m,.055,90,60,disp=.004,dfreq=8,sidef=lambda x,y,z:.014*nz(x,y,9,3,3,z)*(z<.10)),(0,0,z0),(0,0,a0)))
    two(obj(prism('entS',wedge_ol(R,gap-.07,.02,520),0,H,cf,m,.045,100,50,disp=.004,dfreq=8),(.42*math.cos(a0)+.03,.42*math.sin(a0),z0),(0,0,a0+.05))); upd()
    cfm=fm('#eee4cd','#f8f1e0',rough=.7,sss=0,bump=.1,rndv=.1); sh=variants('enshr',8,lambda i: blob('enshr',(.026+.008*(i%4),.0065,.002),.3,1.7,i*3,2,thin(cfm,.3),lambda p,n: p+np.array([0,0,1])*(7*p[:,:1]**2*(1 if i%2 else -1))))
    for k in range(620): a=a0+gap/2+.03+(6.283-gap-.06)*rng.random(); t=abs(rng.gauss(0,.06)); r=R+rng.uniform(-.004,.020)+.02*max(0,.05-t); obj(rng.choice(sh),(r*math.cos(a),r*math.sin(a),z0+.006+t),quat=align((math.cos(a),math.sin(a),rng.gauss(.2,.5)),rng.uniform(0,6)),scale=rng.uniform(.5,1.05))
    for k in range(60): a=a0+gap/2+(6.283-gap)*rng.random(); r=R+.03+abs(rng.gauss(0,.09)); obj(rng.choice(sh),(r*math.cos(a),r*math.sin(a),z0+.006),quat=align((0,0,1),rng.uniform(0,6),.2,rng),scale=rng.uniform(.4,.9))
    pm=food('pulp',vcol=True,rough=.10,sss=.25,sssr=(.12,.07,.02),bump=.02,coat=.7,rndv=0,rndh=0); x0,y0,top=-.34,.22,z0+H
    for _ in range(46): x,y=rng.gauss(x0,.13),rng.gauss(y0,.10); obj(rng.choice(sh),(x,y,top+.008+abs(rng.gauss(0,.014))),quat=align((rng.gauss(0,.35),rng.gauss(0,.35),1),rng.uniform(0,6)),scale=rng.uniform(.5,1.25))
    def half(x,y,s,nrm):
        q=align(nrm,rng.uniform(0,6)); pf=vm('pfr',rough=.5,sss=.1,bump=.35,bscale=16); RR=.27*s
        obj(rev('pfr',[(.001,-RR),(RR*.55,-RR*.86),(RR*.94,-RR*.4),(RR,-.01),(RR*.96,.012),(RR*.86,.0),(RR*.80,-.05),(RR*.4,-.10),(.001,-.11)],pf,lambda X,Y,Z:np.where((np.hypot(X,Y)>RR*.965)[...,None]|(Z<-.12)[...,None],cmix('#341426','#6a3350',.5+1.2*nz(X,Y,5,2,3,Z)),cmix('#e6cdb0','#f3e4cc',.5+nz(X,Y,5))),.012,4,2,110),(x,y,RR*.82),quat=q)
        Q=Mass(lambda X,Y: -.07+0*X,RR*.86,res=.0045,dome=lambda X,Y: .035*np.clip(1-(X*X+Y*Y)/(RR*.84)**2,0,1)**.4); cc=_pulp(rng,Q,RR*.78,0,0,int(s*100)); Q.show('pulp',cc,pm,loc=(x,y,RR*.82),quat=q)
    half(-1.30,-.78,.9,(.15,-.45,1))


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
    rng=random.Random(401); drinkstage(S,'#b3aa9a','#c9c1b2',sf=.6,elev=14,dist=4.8,target=(.10,0,.84),fstop=9); lq=drink_mat('kb','clear',emis=.02,alpha=.06,deep=('#d0283c',2.3)); rp=raspberry()
    B=glassware('bottle',.86,1.0,.98); pour(B,.74,[(0,'#d86a70'),(1,'#eda0a0')],lq,seed=3); beads(B,rng,120)
    G=glassware('highball',-.30,-.2,1.02); z=pour(G,.83,[(0,'#d8606a'),(.6,'#e88a88'),(1,'#f2b0a4')],lq,seed=0,film='#f0c9c0',cling=.05); beads(G,rng,420); droplets(G,rng,210); ice_in(G,rng,4,.17,z-.36,.04); froth(G,rng,'#f3dccf',.30,big=90,ring=.55)
    for dx,dy,j in ((-.14,-.20,0),(.08,-.24,1),(.20,-.02,2)): obj(rp[j],(G.x+dx,G.y+dy,z+.02),quat=align((dx*2,-.6,.8),j),scale=1.1)
    for zz,a in ((.17,-1.9),(.16,-1.15)): in_glass(G,rp[3],zz,a,.07,1.0,r=.1)
    for p in ((.44,-.72),(.62,-.58),(-1.04,-.52)): obj(rng.choice(rp),(*p,.085),(1.4,rng.uniform(-.3,.3),rng.uniform(0,6)),1.1)
    gl=fm('#d9bd74','#ecd9a0',scale=18,rough=.45,sss=.25,bump=.4,bscale=50,coat=.08,rndv=.1); gm=variants('gcut',4,lambda i: blob('gcut',(.15,.012,.010),.2,1.5,i,3,gl,None,None,3,4))
    for _ in range(9): x,y=rng.gauss(.86,.1),rng.gauss(-.62,.06); obj(rng.choice(gm),(x,y,.014),quat=align((rng.gauss(0,.1),rng.gauss(0,.1),1),rng.uniform(0,6)),scale=rng.uniform(.6,1.1))
    cloth((-1.6,1.4),(1.8,1.4),.3,'#ece4d6','#b8324a',seed=401)


def raspberry_mille_feuille(S):
    rng=base(S,('#3d5a6c','#48687b'),424,elev=24,dist=4.4,target=(.02,.02,.36)); sweep('#3d5a6c','#48687b',4.6); cloth((-1.65,.75),(1.9,1.7),.4,'#f3ece0','#c9405a',seed=424)
    pm=vm('mf',rough=.55,sss=.06,bump=.5,bscale=34,coat=.12,rndv=0,rndh=0); cmt=food('mfc','#ecd08a','#f7e3ae',scale=5,rough=.46,sss=.35,sssr=(.08,.06,.03),bump=.12,bscale=30,coat=.04,rndv=.05,rndh=0); rp=raspberry()
    W,D,T=1.42,.62,.150
    def sheet(seed,iced=False):
        ol=rrect(W,D,.015,360)
        def cf(x,y,z,p,s):
            w=7*nz(x,y,3.5,seed,4,z*2)+9*nz(x,y,1.6,seed+6,3); lay_=.5+.5*np.sin(z*230+w); gap=sstep(.55,.95,.5+.5*np.sin(z*97+1.7*w+2)); side=cmix('#a8621e','#efc680',.05+.85*lay_+.8*nz(x,y,9,seed,3,z*2)); side=mix(side,lin('#5f2c0c'),gap*.75); side=mix(side,lin('#7a3f12'),sstep(.05,.45,nz(x,y,4,seed+3,3,z*3))*.65); side=mix(side,lin('#6a3410'),np.maximum(sstep(.025,0,z),sstep(T-.03,T,z))*.5); top=cmix('#b8661a','#dd9c42',.5+1.2*nz(x,y,4,seed,4)); top=mix(top,lin('#7a3c10'),sstep(.15,.45,nz(x,y,6,seed+4))*.6); c=np.where((p>=1.5)[...,None],top,side)
            if iced:
                ice=cmix('#f6eee0','#fdf8ee',.5+nz(x,y,4)); c=np.where((p>=1.5)[...,None],ice,c)
            return c
        sf=lambda x,y,z:.010*np.sin(z*230+7*nz(x,y,3.5,seed,4,z*2)+9*nz(x,y,1.6,seed+6,3))+.040*nz(x,y,8,seed,3,z*9)-.030*sstep(.55,.95,.5+.5*np.sin(z*97+1.7*(7*nz(x,y,3.5,seed,4,z*2)+9*nz(x,y,1.6,seed+6,3))+2))
        return prism('mfs',ol,0,T,cf,pm,.010,60,60,sidef=sf,topf=lambda x,y,s:(.004*nz(x,y,2,seed) if iced else .016*nz(x,y,7,seed)),disp=.006,dfreq=16,seed=seed)
    # piped from a plain nozzle: round, sagging a little, squashed flat by the sheet above
    dt=variants('mfd',5,lambda i: rev('mfd',[(.001,0),(.086,0),(.116+.006*(i%3),.022),(.126+.005*(i%2),.060),(.119,.105),(.104,.140),(.092,.168),(.001,.176)],cmt,lambda X,Y,Z:np.ones(X.shape+(3,)),.006,3,i,160,lambda A,Z,r:1+.04*np.cos(2*A+i)+.03*np.cos(3*A+i*2+Z*6)))
    def stack(cx,cy,rot,z,seed):
        F=lambda x,y:(cx+x*math.cos(rot)-y*math.sin(rot),cy+x*math.sin(rot)+y*math.cos(rot))
        for lvl in range(3):
            obj(sheet(seed+lvl,lvl==2),(cx,cy,z),(0,0,rot)); z+=T
            if lvl==2: break
            xs=np.linspace(-W/2+.115,W/2-.115,6); ys=(-D/2+.105,0,D/2-.105)
            for j,y in enumerate(ys):
                for i,x in enumerate(xs):
                    px,py=F(x,y)
                    if (i+j+lvl)%2 and j!=1: obj(rng.choice(rp),(px,py,z+.030),quat=align((0,0,1),rng.uniform(0,6),.15,rng),scale=.86)
                    else: obj(rng.choice(dt),(px+rng.gauss(0,.008),py+rng.gauss(0,.008),z-.006),(0,0,rng.uniform(0,6)),(rng.uniform(.94,1.08),rng.uniform(.94,1.08),1.0))
            z+=.160
        return F,z
    sl=plate(1.36,.10,'#f1ece2',speck='#7a6a58'); F,zt=stack(-.02,-.05,.22,.062,3)
    for x,y,s in ((-.48,.06,1.15),(-.34,-.12,1.1),(-.26,.12,1.1)): px,py=F(x,y); obj(rng.choice(rp),(px,py,zt+.08),quat=align((rng.uniform(-.3,.3),-.4,1),rng.uniform(0,6)),scale=s)
    plate(.95,.09,'#f1ece2',speck='#7a6a58',loc=(1.5,1.95)); stack(1.5,1.95,-.55,.06,11)
    berries(rng,[(.88,-.36)],'r',.06)


def rose_falooda(S):
    rng=random.Random(402); drinkstage(S,'#a08a88','#b5a29e',sf=.6,elev=15,dist=5.5,target=(.10,0,.90),fstop=9)
    lq=drink_mat('fl','opaque',emis=.14,fleck=('#b5787e',.02,.10)); bs=variants('bseed',3,lambda i: blob('bseed',(.011,.0085,.008),.1,1.4,i,2,fm('#241a18','#413130',rough=.3,sss=0,bump=0,rndv=.3))); gel=variants('bgel',2,lambda i: blob('bgel',(.024,.021,.018),.06,1.2,i,2,fm('#c98e94','#dfb6b6',rough=.15,sss=.3,bump=0,coat=.2,rndv=.2)))
    pst=crumb(fm('#5f6f2e','#a9b266',scale=20,rough=.65,sss=.1,bump=.3,rndv=.3),.019,7,.65,'pstf',2); vm_=fm('#ead8b8','#f6ead0',rough=.3,sss=.35,bump=0,coat=.15)
    for x,y,s,k in ((-.30,-.2,1.02,0),(.92,.98,.94,1)):
        G=glassware('pint',x,y,1.08*s); z=pour(G,.88-.05*k,[(0,'#8a0c30'),(.10,'#a01640'),(.20,'#d98a98'),(.32,'#ecc0c0'),(.50,'#f0d6cc'),(.68,'#eeb6bc'),(1,'#e59aa8')],lq,.22,seed=k+5,streak=.22,film='#efc4c4',cling=.10)
        L=G.top-G.floor; inner=lambda zz: float(np.interp(zz,G.pin[:,1],G.pin[:,0]))
        for _ in range(300):
            u=.12+abs(rng.gauss(.08,.12)); zz=G.floor+L*min(u,.8); a=rng.uniform(-3.2,.1); d=inner(zz)-.002; q=(G.x+d*math.cos(a),G.y+d*math.sin(a),zz); e=align((math.cos(a),math.sin(a),0),rng.uniform(0,6)); obj(rng.choice(gel),q,quat=e,scale=(1.35,1.35,.45)); obj(rng.choice(bs),(G.x+(d+.002)*math.cos(a),G.y+(d+.002)*math.sin(a),zz),quat=e,scale=rng.uniform(.7,1.1))
        for _ in range(46): # rice vermicelli against the glass
            a0=rng.uniform(-3.2,-.2); t=np.linspace(0,1,40); w=rng.uniform(.03,.08); a=a0+t*rng.uniform(.3,1.0)+.10*np.sin(t*rng.uniform(3,8)); zz=G.floor+L*(rng.gauss(.50,.07)+w*np.sin(t*rng.uniform(3,9)+a0)); r=np.interp(zz,G.pin[:,1],G.pin[:,0])-.004-.012*np.abs(np.sin(t*rng.uniform(2,6)+a0)); obj(tube_mesh('verm',np.stack([G.x+r*np.cos(a),G.y+r*np.sin(a),zz],-1),.0085,vm_,7))
        R=.30*s; at=(x,y-.02,z+.13*s); obj(soft_scoop(R,'#e3cfa8','#f1e2c4',4+k),at,(.06,.05*k,0)); upd()
        drop(pst,rng,[(rng.gauss(x,.11),rng.gauss(y-.06,.11)) for _ in range(60)],.004,scale=(.25,1.1),rand=True)
        if k==0: straw(G,'#efe8da',.5,lean=.3)
    for _ in range(26): obj(rng.choice(pst),(rng.gauss(.5,.22),rng.gauss(-.66,.07),.008),quat=rq(rng),scale=rng.uniform(.25,1.0))
    cloth((-1.6,1.4),(1.8,1.4),.3,'#ece2d8',seed=402)


def tonkotsu_style_ramen(S):
    rng=bg(S,('#6a5038','#7a5e44'),414,(-1.8,.9,2.0,1.8,.35,'#f1e8d6','#8f3f2c',414),elev=46,dist=4.7,target=(.02,.02,.30)); o,ih,pin=crock('bowl',1.2,.6,'#26262c',inner='#5a2018',clay='#4a3a30',speck='#0c0c10')
    nm=food('ramt','#dcb868','#f0d9a0',scale=2.2,rough=.28,sss=.25,bump=.03,coat=.4,rndv=.1); noodles(.37,rng,.86,120,.019,nm,dome=.13,layers=3); q=Liquid(pin,.47,('#c9a874','#dcc294','#b8925a'),seed=3,contrast=.5); q.rough(.004,2.6,1,2); q.rough(.0006,30,3,2); q.specks(rng,200,(.003,.010),('#a87c44','#e6d2a4'),.96,.12); q.specks(rng,60,(.003,.008),('#3a2410','#5a3a1c'),.9,.15)
    # black garlic oil: a broad slick that broke up into drops, large and small
    q.oil('#6a3c14',-.004,np.exp(-(((q.X-.30)/.50)**2+((q.Y+.48)/.34)**2)**1.6)*c01(.6+1.6*q.noise(5,77)),3,.09,.008,.010); q.drops(rng,120,'#241006',(.006,.055),.92,3,clear=.94,near=lambda x,y: .12+.88*math.exp(-((x-.25)**2+(y+.45)**2)/.16)); q.drops(rng,70,'#c9a050',(.006,.030),.93,5); q.meniscus(); q.show(wet_mat('tonk',.28,.14,.05,.03)); q.wash(seed=3); q.bubbles(rng,40)
    P=spile(0,0,1.05,.014); P.H=np.where(np.hypot(P.X,P.Y)<1.0,np.maximum(P.H,.47),P.H); P.B0=P.H.copy(); P.maxh=.16; ms=mush_slice(9,.85,.21,.18,'ramen')
    for n,cx,cy,s in ((11,-.42,.12,.20),(4,-.36,.16,.14)):
        for _ in range(n): x,y=rng.gauss(cx,s),rng.gauss(cy,s*1.1); k=rng.uniform(.8,1.15); z=P.put_ellipsoid(x,y,.14*k,.022,.010); obj(rng.choice(ms),(x,y,z+.004),quat=align(P.normal(x,y,.08),rng.uniform(0,6.28),.25,rng),scale=uneven(rng,k))
    nr=food('nori2','#14261c','#2a4432',rough=.38,sss=0,bump=.6,bscale=30)
    for i in range(2):
        x,y=np.meshgrid(np.linspace(-.19,.19,20),np.linspace(0,.50,24),indexing='ij'); V=np.stack([x+.01*np.sin(y*20),y*.30+.03*np.sin(x*9+i)*y,y+.02*np.sin(y*7+x*5)],-1).reshape(-1,3); lay_solid(obj(mesh('norisheet',V,grid_faces(20,24),mat=nr),(.36+.2*i,.76-.08*i,.34),(-.12,.0,-.30-.2*i)),.01)
    put(P,rng,'scallion',[(rng.gauss(.12,.18),rng.gauss(.06,.15)) for _ in range(44)],scale=(.6,1.05)); put(P,rng,'sesame',[(rng.gauss(0,.26),rng.gauss(.06,.22)) for _ in range(50)])
    chopsticks(-2.15,-1.25,-.4,-1.48,.06,.06,('#3b2012','#6b3d20')); dip(1.62,1.3,.36,.2,'#7a2418','#0f0805','#241408','bgd',spiral=0,inner='#e6dcc8')
def _fig_half():
    """Fig halves: a drop cut lengthwise, thin dark skin, a white pith of uneven width, in it threads and seeds round a moist hollow; the cut looks up."""
    m=food('fighalf',vcol=True,rough=.30,sss=.3,sssr=(.08,.03,.03),bump=.2,bscale=60,bdist=.008,coat=.18,rndv=.05)
    def mk(i):
        rng=random.Random(i*9+2); nr,nt=90,260; x,y,f=disk_grid(1,nr,nt); r=np.hypot(x,y); a=np.arctan2(y,x); w=rng.uniform(.92,1.06); R=.215*(1+.03*np.sin(2*a+i)+.02*np.sin(3*a+i*2))+.105*np.exp(-((np.abs(a)-np.pi)/.30)**2)-.02*np.exp(-((np.abs(a)-np.pi)/.75)**2); X,Y=r*np.cos(a)*R,r*np.sin(a)*R*w; P=np.stack([X*9+i*4,Y*9,0*X],-1); n,n2=fbm(P,4),fbm(P*3.2,3)
        q=np.hypot((X-.012)/.192,Y/(.178*w)); q=q+.08*n; th=np.abs(np.sin(a*21+5*n+r*6)); c=cmix('#a83a44','#cf7068',.45+.8*n2+.3*th); c=mix(c,lin('#e9c9a4'),sstep(.55,1,th)*sstep(.35,.85,q)*.55); c=mix(c,lin('#6a1526'),(1-sstep(.12,.55,q+.25*n2))*.75); d,e,own=sacs(X*62+i*7,Y*62,i); seed_=(1-sstep(.22,.36,d))*(own>.35)*(q<.88)*(q>.18); c=mix(c,cmix('#d9b070','#f0d9a0',own),seed_*.9); pith=sstep(.90,1.06,q); c=mix(c,cmix('#e3c6a0','#eedcbc',.5+n),pith*.9); c=mix(c,lin('#8a6a4a'),sstep(.90,.94,r+.02*n)*.5); c=mix(c,lin('#2c1226'),sstep(.925,.955,r+.012*n2))
        hollow=np.exp(-((X-.02)/.075)**2-(Y/.028)**2); Z=-.010*(1-pith)-.045*hollow+.008*n2*(1-pith)+.010*seed_-.02*sstep(.95,1,r)**2; V2=np.stack([X*1.004,Y*1.004,-.20*w*np.sqrt(np.clip(1-r*r,0,1))*(1-.35*(np.clip(-X,0,1)/.3))-.016],-1); c2=cmix('#24101f','#5a3350',.5+1.1*fbm(np.stack([X*2,a*6,0*X+i],-1),3)); return merge('fighalf',[(np.stack([X,Y,Z],-1),f,np.concatenate([c,(1-.7*(1-pith))[:,None]],1)[:,:3]),(V2,[tuple(reversed(g)) for g in f],c2)],m)
    return variants('fighalf',3,mk)
def _pulp(rng,M,R,cx=0,cy=0,seed=0):
    """Passion fruit: juicy sacs pressed together, in each a dark seed that shows through. Gives the colours of a Mass it was strewn in."""
    M.strew(rng,gp(rng,R,.050,400,cx,cy),(.042,.034,.030),(.8,1.15),kind=0,sink=.45,lump=.12,blend=.010,keep=.6); hi=c01((M.H-_blur(M.H,.030/M.res))/.010); n,f=M.noise(8,seed),M.noise(40,seed+3,2); one=M.each(rng,-.5,.5,0); c=cmix('#b9640a','#e9a01c',.5+.5*n+.6*one); c=mix(c,lin('#f6c24a'),.35*sstep(.1,.4,f)); core=sstep(.45,.85,hi+.25*one); return mix(c,lin('#17100b'),core*.96)
def _blur(a,s):
    import cv2
    return cv2.GaussianBlur(np.asarray(a,np.float32),(0,0),s).astype(float)

"""Scenes of the breakfasts, one function a recipe: its id with _ for -, taking the settings S."""
from kit import *


def _frozen(pin,level,cols,seed):
    """Thick puree of frozen fruit as a spoon heaped it: one stroke beside another, ridges that broke, frost on what stands up, melting
    and dark in its hollows and along the rim."""
    q=Liquid(pin,level,cols,seed=seed,dome=.09,contrast=.35); rng=random.Random(seed); q.rough(.030,1.8,1,2); wx,wy=q.X+.10*q.noise(2.2,41,2),q.Y+.10*q.noise(2.2,42,2); deep=0*q.X
    for _ in range(17):
        a,d=rng.uniform(0,6.283),.85*q.R*rng.random()**.5; cx,cy=d*math.cos(a),d*math.sin(a); t=rng.uniform(0,6.283); k=rng.uniform(1.2,3.0)*rng.choice((-1,1)); dx,dy=wx-cx,wy-cy; u=dx*math.cos(t)+dy*math.sin(t); v=-dx*math.sin(t)+dy*math.cos(t)-.5*k*u*u; w=rng.uniform(.09,.15); L=rng.uniform(.22,.42)
        on=sstep(L,L*.6,np.abs(u)); g=np.exp(-(v/w)**4)*on; q.H=q.H*(1-.55*g)+(level+.035-.045*np.cos(np.clip(v/w,-1.5,1.5)*1.2)+.05*u)*.55*g+.0012*g*q.blur(np.sin(v*120+30*q.noise(3,50)),.004)
        lip=(np.exp(-((v-w*1.15)/.028)**2)+.6*np.exp(-((v+w*1.15)/.022)**2))*on+np.exp(-((u-L*.85)/.035)**2)*(np.abs(v)<w); q.H=q.H+.040*lip*c01(.5+1.3*q.noise(9,51+_,3)); deep=np.maximum(deep,g*sstep(.8,.3,np.abs(v)/w))
    q.rough(.007,7,2); q.rough(.0028,17,3); q.rough(.0014,44,4,2); q.H=q.level+(q.H-q.level)*(1-.8*sstep(.88,1,q.r)); low=c01((q.blur(q.H,.05)-q.H)/.03); up=c01((q.H-q.blur(q.H,.05))/.03)
    q.specks(rng,420,(.002,.007),(cols[2],shade(cols[1],1.25)),.97,.25,asp=(1,2)); melt=c01(sstep(.90,.99,q.r+.04*q.noise(5,9))*.8+low*c01(.2+1.5*q.noise(3,11)))
    q.C=q.C*(1-.35*melt-.15*low)[...,None]; q.D=np.minimum(q.D,1-.5*melt); ice=sstep(.0,.5,.55*up+.5*q.noise(9,13)+.7*q.noise(60,14,2))*(1-melt); q.C=mix(q.C,mix(lin(shade(cols[1],1.35)),lin('#d9cdd2'),.20),ice*.16); return q
def acai_bowl(S):
    rng=base(S,'olive',86,elev=50,dist=6.2,target=(.0,.0,.2)); cloth((1.6,.95),(2.0,1.8),-.4,'#f1e8d8','#4a2a5a',seed=186); o,ih,pin=bowl(1.12,.52,'#5a3a24',inner='#e9dcc6',clay='#3b2414',speck='#2e1c10'); q=_frozen(pin,.45,('#45203a','#744860','#2c1024'),86); d=np.array([.83,-.55]); n=np.array([.55,.83])
    straw_=[d*(-.60+.20*k+rng.gauss(0,.012))+n*(.12+rng.gauss(0,.02)) for k in range(7)]; ban=[d*(-.64+.17*k+rng.gauss(0,.01))+n*(-.17+rng.gauss(0,.02)) for k in range(6)]; blue=gp(rng,.24,.135,11,.22,-.34); q.creep([(*p,.12) for p in straw_+ban],.014,.03,.2); q.creep([(*p,.06) for p in blue],.014,.02,.2); q.show(wet_mat('acaiice',.72,.10,0,.5,90,(.04,.015,.03),.25)); q.wash(up=.02,seed=3); P=q.pile(); gr=granola(); hs=strawberry_half(); bs=banana_slice(.06,.155); bb=blueberry(); ot=oat(('#ba8a4c','#e4c48c'),'oattoast')
    heap_=lambda x,y: .55*x+.83*y>.34+.06*math.sin(x*9) and math.hypot(x,y)<.90
    for pts,s in ((gp(rng,.9,.10,70,shape=heap_),(.75,1.15)),(gp(rng,.8,.11,34,shape=lambda x,y: heap_(x,y-.12)),(.7,1.1)),(gp(rng,.7,.12,12,shape=lambda x,y: heap_(x,y-.22)),(.6,1.0))): pput(P,gr,rng,pts,.07,.042,.03,s,rand=True)
    for k,p in enumerate(straw_): obj(hs[k%3],(p[0],p[1],P.h(*p)+.055),quat=align((-.42+rng.gauss(0,.1),-.12,1),math.atan2(d[1],d[0])+1.57+rng.gauss(0,.25)),scale=rng.uniform(.85,1.12)); P.put_ellipsoid(*p,.12,.06,.02)
    for k,p in enumerate(ban): obj(bs[k%4],(p[0],p[1],q.at(*p)+.05+.004*k),quat=align((-.42+rng.gauss(0,.06),.08,1),rng.uniform(0,6)),scale=rng.uniform(.88,1.04)); P.put_ellipsoid(*p,.14,.05,.02)
    pput(P,bb,rng,blue,.083,.078,.03,(.72,1.02)); upd(); drop(ot,rng,[(p[0]+rng.gauss(0,.1),p[1]+rng.gauss(0,.1)) for p in gp(rng,.9,.13,40,shape=lambda x,y: heap_(x,y+.12))]+[(rng.gauss(.1,.4),rng.gauss(-.2,.3)) for _ in range(16)],.004,tilt=.35,scale=(.7,1.1)); mintsprig(rng,.30,-.06,hit(.30,-.06)[0]+.02,.6)
    spoon((-1.6,-.35,0),1.8,1.0,wood('wspoon','#7a4a2a','#b07c4c'))


def apple_cinnamon_porridge(S):
    rng=base(S,'brick',78,elev=47,dist=6.1,target=(.02,0,.22)); cloth((1.55,.9),(2.0,1.8),-.4,'#efe2c8',stripe='#5a2f1a',seed=178); o,ih,pin=bowl(1.08,.5,'#e9dfce',inner='#f3ebdc',clay='#a98763',speck='#6b5a48'); q=Liquid(pin,.41,('#cdb389','#e2cfa8','#b99a6a'),seed=78,dome=.04,contrast=.35); q.rough(.018,3.2,1,2); q.spoon_marks(.014,1.2,1,5,.2,.2); q.rough(.010,11,2)
    # Rolled oats have swollen: soft, their edges gone, most of each lies under the cream.
    q.specks(rng,1500,(.020,.046),('#bf9c68','#e2cda0'),.97,.26,asp=(1,1.4)); q.rough(.0022,40,3,2); q.specks(rng,200,(.004,.012),('#8a6236','#a87c4a'),.95,.2,asp=(1,2)); milk=sstep(.84,.97,q.r+.05*q.noise(4,7)); q.C=mix(q.C,lin('#efe4cc'),milk*.8); q.D=np.minimum(q.D,1-.55*np.maximum(milk,c01(.45+q.noise(4,21)))); q.pits(rng,30,(.003,.010))
    cubes=gp(rng,.40,.12,22,.16,.05)+gp(rng,.2,.13,6,.16,.05); q.dust('#7a4218',.55,np.exp(-((q.X+.25)**2+(q.Y+.30)**2)/.16),1,4); q.oil('#9a4c10',.004,np.exp(-((np.hypot(q.X-.14,q.Y-.0)+.12*q.noise(3,77))/.52)**4),3,.10,.008,.04); q.creep([(x,y,.07) for x,y in cubes],.010,.02,.15); q.meniscus(); q.show(wet_mat('oatcream',.34,.2,.05,.10)); q.wash(seed=4); q.bubbles(rng,20); P=q.pile()
    fl=oat(('#c4a06c','#e4d0a4'),'oatswollen',.5,.15,.007)
    for x,y in gp(rng,q.R-.05,.06,330): obj(one_of(rng,fl),(x,y,q.at(x,y)-.002+rng.gauss(0,.004)),quat=align((rng.gauss(0,.16),rng.gauss(0,.16),1),rng.uniform(0,6.28)),scale=uneven(rng,rng.uniform(.7,1.05),.15))
    am=vm('applesoft',rough=.24,sss=.4,sssr=(.14,.09,.03),bump=.18,bscale=30,coat=.22,rndv=.16,rndh=.01)
    def dice(i):
        r=random.Random(i*7+2); s=[r.uniform(-.35,.35) for _ in range(4)]
        def fn(p,n): p=p.copy(); p[:,0]+=s[0]*p[:,1]+s[1]*p[:,2]; p[:,1]+=s[2]*p[:,2]; p[:,2]*=1+s[3]*p[:,0]/.09; return p*(1-.07*c01(fbm(n*5+i*3,3)))[:,None]
        def cf(p,n): k=fbm(p*9+i*3,3); c=cmix('#c08a3c','#e6c47c',.5+1.0*k); c=mix(c,lin('#8a4c1a'),sstep(.02,.5,fbm(p*14+i,3))*.55); return mix(c,mix(lin('#7a1c14'),lin('#a8442a'),c01(.5+k)),sstep(.052,.058,p[:,2])*.9*(i%4==0))
        return blob('applesoft',(.085*r.uniform(.75,1.25),.075*r.uniform(.75,1.2),.062*r.uniform(.7,1.15)),.09,1.9,i*3,5,am,fn,cf,3,9)
    ad=variants('applesoft',9,dice); pput(P,ad,rng,cubes,.065,.048,.022,(.7,1.12),rand=True); pput(P,ad,rng,[(rng.gauss(-.05,.4),rng.gauss(-.1,.35)) for _ in range(7)],.065,.048,.03,(.6,.95),rand=True)
    pe=pecan(); halves=[h for i,p in enumerate(pe) if (h:=broken(p,('#d9b47a','#ecd3a4'),i))]; pput(P,halves or pe,rng,[(rng.gauss(-.05,.26),rng.gauss(-.18,.2)) for _ in range(9)],.06,.04,.012,(.4,.9),rand=True); upd(); drop(nib('#6b3516','#9a5a28',.005,'cinnq'),rng,[(rng.gauss(-.1,.3),rng.gauss(-.15,.3)) for _ in range(200)],.002,scale=(.3,1.0),rand=True)
    put_apple(rng,-1.42,1.25,.95,'#b3201f'); put_cinn(-1.3,-.85,.06,.6,.7); spoon((1.55,-.6,0),1.75,.95,metal('gold','#caa25e',.22))


def avocado_toast_with_chickpeas(S):
    am=food('amash',vcol=True,rough=.46,sss=.18,sssr=(.05,.055,.02),bump=.3,bscale=60,bdist=.008,coat=.08,rndv=0,rndh=0); rng=bg(S,('#b9ada2','#c5bab0'),68,(-1.6,1.1,2.0,1.7,.4,'#f5efe2','#5f8a3a',168),elev=38,dist=4.3,target=(.05,-.03,.2))
    plate(1.27,.13,'#3f5a52',speck='#1f2f2a',clay='#c9a67f'); at=((-.44,.20,.25,1.06,4),(.44,-.18,-.15,1.08,7))
    for x,y,r,s,sd in at: obj(bread(1.15,.95,.12,sd,toast=.75),(x,y,.125),(0,0,r),s)
    upd(); P=spile(0,0,1.35,.012); cp=chickpea(food('cpc2','#7d451a','#c98a48',scale=7,rough=.62,sss=.08,bump=.8,bscale=40,coat=.05,rndv=.32))
    for k,(x,y,r,s,sd) in enumerate(at):
        c,q=math.cos(-r),math.sin(-r); rim=lambda X,Y: (lambda u,v: ((np.abs(u)/(.525*s))**3.4+(np.abs(v)/(.425*s))**3.4)**(1/3.4)+.10*N(X,Y,4,sd)+.05*N(X,Y,11,sd))((X-x)*c-(Y-y)*q,(X-x)*q+(Y-y)*c); g=height_at(P,0*P.X+x,0*P.X+y)[0,0]
        M=Mass(lambda X,Y: np.minimum(height_at(P,X,Y),g+.05),.68,x,y,res=.0065,dome=lambda X,Y: np.where(rim(X,Y)<1,.035+.045*np.clip(1-rim(X,Y)**3,0,1)+.028*N(X,Y,5,k+3,3),0)); ins=lambda a,b: float(rim(np.array(a),np.array(b)))<.95
        M.strew(rng,gp(rng,.62,.05,190,x,y,ins),(.055,.042,.026),(.4,1.4),kind=0,sink=.45,lump=.4,blend=.018,keep=.6); M.strew(rng,gp(rng,.62,.04,120,x,y,ins),(.024,.018,.013),(.4,1.4),kind=1,sink=.3,lump=.4,blend=.006,keep=.6); M.soften(.006); M.strew(rng,gp(rng,.60,.10,34,x,y,ins),(.062,.048,.034),(.5,1.15),kind=0,sink=.30,lump=.3,pw=2.8,blend=.007,keep=.6); M.rough(.010,11,k); M.rough(.006,34,k+2)
        f=M.noise(7,2); g=M.noise(40,5,3); e=M.each(rng,-.5,.5,0); col=cmix('#8b9250','#b9b677',.5+.9*f+.5*e+.35*g); col=mix(col,lin('#d3c98c'),sstep(.05,.5,M.noise(4,7)+.4*e)*.75); col=mix(col,lin('#6d7534'),sstep(.15,.5,M.noise(12,9)+.3*g)*.55); col=mix(col,lin('#5d5a2c'),sstep(.35,.5,M.noise(26,12,2))*.5); lo=M.low(.03,.02); M.show('amash',mix(col,lin('#666a2e'),.45*lo),am,wet=.5*lo+.25*sstep(.0,.4,M.noise(5,15))); Q=M.pile(1.45); Q.H=np.maximum(Q.H,np.where(np.hypot(Q.X-x,Q.Y-y)<.7,height_at(P,Q.X,Q.Y),0))
        for px,py in gp(rng,.56,.105,19,x+rng.gauss(0,.04),y+.03,lambda a,b: float(rim(np.array(a),np.array(b)))<.74+.14*rng.random()): z=Q.put_ellipsoid(px,py,.066,.062,.022); obj(one_of(rng,cp),(px,py,z),quat=rq(rng),scale=rng.uniform(.54,.74))
        for n,m_,sc in (('flake',20,(.25,.8)),('sesame',34,(.5,.8)),('pepper',44,(.4,1.2)),('herb',14,(.3,.8))): put(Q,rng,n,gp(rng,.5,.05,m_,x,y,ins),scale=sc)
        for px,py in gp(rng,.45,.17,4,x,y,ins): lay(leaf('cilantro'),rng,px,py,Q.h(px,py)+.012,Q.normal(px,py,.08),tilt=.3,scale=rng.uniform(.5,.8))
    for px,py in ((-.70,-.50),(-.52,-.66),(.62,.52)): obj(rng.choice(cp),(px,py,.112),quat=rq(rng),scale=rng.uniform(.58,.68))
    bc=crumb(food('tcrumb','#b9803c','#e3bd7c',scale=20,rough=.9,sss=.05,bump=.3,rndv=.2),.011,6,.6,'tcrumb',1)
    for _ in range(80): a=rng.uniform(0,6.28); d=rng.uniform(.2,.95); px,py=d*math.cos(a),d*math.sin(a); z=P.h(px,py); (obj(rng.choice(bc),(px,py,z+.003),quat=rq(rng),scale=rng.uniform(.3,1.4)) if z<.12 else None)


def berry_smoothie_bowl(S):
    rng=random.Random(5); stage(table=('#e7b7a6','#efc6b7'),**S); cloth((-1.7,1.0),(2.2,1.6),.4,'#f4ede2','#b5546a',seed=21); o,ih,pin=bowl(1.14,.5,'#f3ece0',inner='#f6f0e6',clay='#c9a67f',speck='#9a8468',speck_amt=.3); q=_frozen(pin,.44,('#6b2f47','#95566f','#451a2c'),21)
    arc=lambda a0,a1,r,n: [(r*math.cos(a)+rng.gauss(0,.018),r*math.sin(a)+rng.gauss(0,.018),a) for a in np.linspace(a0,a1,n)]
    ban,st=arc(2.0,4.0,.76,9),arc(2.15,4.1,.47,6); blue=gp(rng,.26,.135,12,-.05,-.04); rasp=[(.26,-.16),(.08,-.34),(.34,-.40),(-.10,.26)]; q.creep([(x,y,.13) for x,y,_ in ban+st],.014,.03,.18); q.creep([(x,y,.06) for x,y in blue]+[(x,y,.07) for x,y in rasp],.014,.02,.2); q.show(wet_mat('berryice',.68,.14,0,.5,90,(.06,.02,.03),.25)); q.wash(up=.02,seed=5); P=q.pile(); bs,sh,gr,bb,rp=banana_slice(.06,.165),strawberry_half(),granola(),blueberry(),raspberry(); ot=oat(('#ba8a4c','#e4c48c'),'oattoast')
    for i,(x,y,a) in enumerate(ban): obj(bs[i%4],(x,y,q.at(x,y)+.055),quat=align((.42*math.sin(a)+rng.gauss(0,.06),-.42*math.cos(a)+rng.gauss(0,.06),1),rng.uniform(0,6),.04,rng),scale=rng.uniform(.86,1.05)); P.put_ellipsoid(x,y,.15,.05,.02)
    for i,(x,y,a) in enumerate(st): obj(rng.choice(sh),(x,y,q.at(x,y)+.07),quat=align((.5*math.sin(a),-.5*math.cos(a)-.1,1),a+math.pi+rng.uniform(-.3,.3),.05,rng),scale=rng.uniform(.85,1.1)); P.put_ellipsoid(x,y,.12,.07,.03)
    heap_=lambda x,y: x*.8+y*.6>.34+.05*math.sin(y*9) and y>-.34 and math.hypot(x,y)<.92
    for pts,s in ((gp(rng,.95,.10,70,shape=heap_),(.75,1.15)),(gp(rng,.85,.11,30,shape=lambda x,y: heap_(x-.10,y-.06)),(.7,1.1)),(gp(rng,.75,.12,9,shape=lambda x,y: heap_(x-.18,y-.12)),(.6,1.0))): pput(P,gr,rng,pts,.07,.042,.03,s,rand=True)
    pput(P,bb,rng,blue,.083,.078,.035,(.7,1.04)); pput(P,rp,rng,rasp,.09,.06,.03,(.85,1.05)); upd(); drop(ot,rng,[(rng.gauss(.50,.16),rng.gauss(.30,.2)) for _ in range(30)],.004,tilt=.35,scale=(.7,1.1)); ci=variants('chiasd',4,lambda i: blob('chiasd',(.0105,.0075,.0065),.06,1,i,2,fm('#2a2622','#6a6058',scale=60,rough=.5,sss=0,bump=0,rndv=.35))); drop(ci,rng,[(rng.gauss(.1,.2),rng.gauss(-.55,.12)) for _ in range(120)],.003,scale=(.8,1.1),rand=True); mintsprig(rng,-.06,.06,hit(-.06,.06)[0]+.015,.65)
    for p in [(1.35,.75),(-1.25,-.85)]: obj(rng.choice(bb),(*p,.075),quat=align((rng.uniform(-.5,.5),-.6,1),0,.3,rng))
    spoon((-1.62,-.2,0),1.72,1.0,metal('gold','#caa25e',.22))


def blueberry_muffins(S):
    rng=base(S,'sage',90,elev=27,dist=4.4,target=(.02,.0,.36)); sweep(*TB['sage'],4.8); cloth((1.6,1.2),(2.0,1.7),-.4,'#f6efe2','#3a4a8a',seed=190); tray_board(2.9,2.0,.08,'#8a5a34','#c08d5a',loc=(0,.02),rot=.08); pm=vm('mcase',rough=.8,sss=.1,bump=.25,bscale=30,rndv=.04,rndh=0); bb=blueberry(); dm=demerara()
    def case(i): # of paper: pleats of uneven depth, greased through from below
        def cf(X,Y,Z): n=nz(X,Y,4,i,3,Z); c=cmix('#d9bd92','#efe0c2',.5+.35*np.cos(np.arctan2(Y,X)*30)+.3*n); return mix(c,lin('#b98f58'),sstep(.30,.02,Z+.14*n)*.75)
        return rev('case',[(.001,0),(.26,0),(.275,.01),(.335,.22),(.372,.385),(.364,.388),(.34,.36),(.001,.30)],pm,cf,0,segs=520,rfun=lambda A,Z,r:1+(.022+.010*np.sin(A*5+i)+.008*np.sin(A*3))*np.cos(A*30+.5*np.sin(A*4+i))*sstep(.0,.05,Z),n=60)
    cs=[case(i) for i in range(2)]
    for k,(x,y,tx,ty) in enumerate([(-.78,.46,0,0),(.06,.60,0,0),(.90,.44,.03,0),(-.36,-.30,-.04,-.03),(.52,-.26,.02,-.05)]):
        q=align((tx,ty,1),rng.uniform(0,6)); me,st=muffin_top(k%4); s=rng.uniform(.95,1.05); obj(cs[k%2],(x,y,.085),quat=q,scale=s); obj(me,(x,y,.085),quat=q,scale=s); upd()
        crumbs(rng,dm,[(x+u,y+v) for u,v in [(rng.gauss(0,.15),rng.gauss(0,.15)) for _ in range(120)] if math.hypot(u,v)<.36],size=(-.2,.35),lift=.003)
    ck=crumb(food('mufcr','#b9772f','#ecca90',scale=9,rough=.8,sss=.08,bump=.4,rndv=.2),.020,8,.6,'mufcr',1)
    crumbs(rng,ck+dm[:4],[(rng.gauss(.1,.6),rng.gauss(-.62,.14)) for _ in range(90)],.12)
    for p in [(-.98,-.42),(.08,-.70),(1.12,-.52)]: obj(rng.choice(bb),(*p,hit(*p)[0]+.07),quat=align((rng.uniform(-.5,.5),-.6,1),0,.3,rng))


def breakfast_burritos(S):
    rng=base(S,'sky',94,elev=31,dist=5.7,target=(.05,.0,.42)); cloth((1.45,.95),(2.0,1.7),-.4,'#e9b04a','#b5402f',seed=194); tray_board(2.5,1.7,.08,'#7a4a2a','#b5834f',loc=(0,.05),rot=-.08)
    sw=cube(food('swp','#d9601a','#f08a34',scale=5,rough=.4,sss=.25,bump=.2,bscale=18,coat=.15,rndv=.14),.15,'swp',5,6); bk=bean2(food('bbean','#1f1214','#3a2226',scale=4,rough=.25,sss=.05,bump=.08,coat=.4,rndv=.2),(.085,.055,.05),'bbean'); av=cube(food('avc','#a9c455','#dbe08a',scale=4,rough=.4,sss=.3,bump=.06,rndv=.1),.12,'avc',4,5); co=crumb(food('cornk','#f0b81f','#fad655',rough=.3,sss=.3,bump=.05,coat=.3,rndv=.1),.05,4,.12,'cornk',2); rp=crumb(food('rpepc','#c92a12','#e8512a',rough=.25,sss=.3,bump=.1,coat=.4),.06,4,.2,'rpepc',2); sc=crumb(food('scr','#dfa010','#f3d052',scale=5,rough=.42,sss=.25,bump=.5,bscale=16,coat=.2,rndv=.12,contrast=(.3,.62)),.08,5,.38)
    fill=[(sw,8,.15,.09,.075,1.1,True),(bk,15,.09,.07,.05,1.05,False),(sc,9,.1,.06,.05,1.0,True),(av,4,.15,.07,.05,1.05,True),(co,7,.08,.045,.04,.9,True),(rp,4,.1,.05,.04,.9,True)]
    def Q(d): return Vector((0,0,1)).rotation_difference(Vector(d))
    # two lower halves, faces to camera; one resting across
    def F(d,roll=0): return Q(d)@Quaternion((0,0,1),roll)
    ph=-.55; rt=lambda x,y:(x*math.cos(ph)-y*math.sin(ph),x*math.sin(ph)+y*math.cos(ph))
    def B(x,y,z,dx,dy,dz,roll,sd,L): X,Y=rt(x,y); U,W=rt(dx,dy); burrito_half(rng,(X,Y,z),F((U,W,dz),roll),seed=sd,fill=fill,L=L)
    B(-.36,-.42,.405,-.05,-1,.06,1.2,1,1.0); B(.36,-.30,.405,.06,-1,.06,2.2,2,1.0); B(.0,-.16,.96,.02,-1,.16,.4,3,1.0)
    ci=leaf('cilantro',6); upd(); drop(ci,rng,[(.35,-.68),(.95,-.35),(-1.0,-.1),(-.15,-.70)],.03,scale=(.9,1.2)); lm=wedge('lime'); obj(lm[0],(.98,-.12,.19),(math.radians(112),.1,.6))
    for p in [(-1.2,-.62),(-1.08,-.78),(1.18,-.62),(1.32,-.78),(.95,-.85)]: obj(rng.choice(sw),(*p,.075),(0,0,rng.uniform(0,6)))
    for p in [(-.95,-.9),(-1.3,-.85),(1.1,-.9),(1.4,-.6),(-1.38,-.68)]: obj(rng.choice(bk),(*p,.045),(0,0,rng.uniform(0,6)))
    sb,_,pin=smallbowl(.36,.24,'#2c4744',(1.42,1.0)); surface(pin,.18,lambda x,y,r,z:cmix('#a82410','#d9481f',.5+1.2*nz(x,y,8)),vm('salsa',rough=.25,sss=.2,bump=.3,coat=.3,rndv=0),(1.42,1.0),amp=.03,freq=8); av_half(rng,-1.45,.95,1.0)


def buckwheat_crepes(S):
    rng=base(S,'rose',96,elev=40,dist=4.6,target=(.03,.02,.10)); plate(1.32,.12,'#e9e6de',speck='#5a6b66')
    for k,(x,y,z,r) in enumerate([(-.42,.62,.062,-1.95),(.50,.66,.085,-2.70),(.02,.72,.150,-2.36)]): lay_solid(obj(crepe(k,1.12-.03*k),(x,y,z),(.05*k,0,r)),.007)
    upd(); P=spile(0,0,1.1,.014); ze=stick(food('zesty','#e0b022','#f0cc50',rough=.45,sss=.2,bump=.1),.07,.0055,6,.05,'zesty'); drop(ze,rng,[(rng.gauss(0,.25),rng.gauss(-.05,.22)) for _ in range(16)],.006)
    w=wedge('lemon'); obj(w[0],(.86,-.52,.19),(math.radians(112),.1,.7)); mintsprig(rng,-.04,.30,P.h(-.04,.3)+.02,.75,2)


def carrot_cake_oatmeal(S):
    rng=base(S,'mint',76,elev=34,dist=5.0,target=(.02,-.02,.20)); cloth((1.5,.95),(2.0,1.8),-.45,'#f6f0e2','#d9772c',seed=176); plate(1.36,.11,'#3d5a6c',speck='#7a6a58'); gb=granolabar(4,.37,.36,.155,True)
    for k,(x,y,a) in enumerate(((-.44,.34,.16),(.46,.36,-.12),(.02,-.36,.30))): obj(gb[k],(x,y,.22),(0,0,a))
    upd(); cr=crumb(fm('#8a5a2a','#cfa068',scale=16,rough=.7,sss=.05,bump=.3,rndv=.25),.014,7,.6,'cocr',2); ot=oat()
    for _ in range(70): x,y=rng.gauss(.05,.5),-.62+rng.gauss(0,.22); obj(rng.choice(rng.choice((cr,cr,cr,ot))),(x,y,hit(x,y)[0]+.005),quat=align((0,0,1),rng.uniform(0,6),.3,rng),scale=rng.uniform(.3,.9))


def chickpea_flour_omelette(S):
    rng=base(S,'denim',98,elev=40,dist=5.3,target=(.0,.0,.18)); cloth((1.55,.95),(2.0,1.8),-.4,'#f3ead6','#d9a33a',seed=198); plate(1.30,.13,'#f3ece0',speck='#7a6a58'); m=vm('omel',rough=.5,sss=.18,bump=.3,bscale=18,coat=.1,rndv=0,rndh=0)
    def half(i,R,z0,z1):
        a=np.linspace(0,np.pi,140); rr=R*(1+.02*np.sin(a*9+i)+.012*np.sin(a*21)); ol=round_poly([(q*math.cos(t),q*.80*math.sin(t)) for q,t in zip(rr,a)],.05,460)
        def cf(x,y,z,p,s): n=nz(x,y,3.5,i); c=cmix('#d48c14','#efbb3a',.5+1.1*n); c=mix(c,lin('#a85812'),sstep(-.02,.25,nz(x,y,4.5,i+4))*.75); c=mix(c,lin('#5f300d'),sstep(.20,.40,nz(x,y,5,i+4))*.75); gr=sstep(.34,.42,nz(x,y,15,i+9,3)); c=mix(c,lin('#4f7a26'),gr*.7); return mix(c,lin('#f0cc62'),(p==1)*.8)
        return prism('omel',ol,z0,z1,cf,m,.035,6,44,topf=lambda x,y,s:.02*nz(x,y,5,i)+.05*np.exp(-((y-.0)/.25)**2)*s*0+.012*nz(x,y,13,i),disp=.012,dfreq=7,seed=i)
    # the fold is the back edge; the round edge opens towards the camera
    rot=math.pi+.12; cx,cy=.0,.36; obj(half(1,1.10,0,.085),(cx,cy,.065),(0,0,rot)); P=Pile(1.3,lambda X,Y:.15+0*X); th=tomato_half(.13); sp=leaf('spinach',5); ms=mush_slice(5,.5); on=ribbon(vm('redon',rough=.3,sss=.3,bump=.05,coat=.2,rndv=.1),.30,.05,n=5,curl=.10,name='redon',edge=('#e9c9d6','#8e2a5e'))
    edge=lambda t,k=.93:(cx+k*1.10*math.cos(rot+t)*1.0,cy+k*.80*1.10*math.sin(rot+t))
    for k in range(30): t=.25+2.65*k/29; x,y=edge(t,rng.uniform(.78,1.0)); lay(sp,rng,x,y,.16+rng.uniform(0,.05),(rng.uniform(-.3,.3),-.6,.8),tilt=.5,scale=rng.uniform(.65,.9))
    for k in range(9): t=.45+2.25*k/8; x,y=edge(t,.90); obj(rng.choice(ms),(x,y,.20+rng.uniform(0,.03)),quat=align((rng.uniform(-.3,.3),-.5,1),rng.uniform(0,6)))
    for k in range(7): t=.55+2.05*k/6; x,y=edge(t,.97); lay(th,rng,x,y,.235,(.1*math.cos(t),-.8,.75),tilt=.15,scale=.95)
    obj(half(2,1.04,0,.09),(cx,cy+.01,.275),(.13,.0,rot)); upd()
    pa=leaf('parsley',5); cv=stick(food('chive','#3f7d2a','#5f9f3c',rough=.4,sss=.1,bump=0),.10,.012,4,.01,'chive',False); q=lambda d,n: [(cx+x,cy-.38+y) for x,y in poisson(rng,.85,d,n,shape=lambda x,y:abs(y)<.36)]; drop(cv,rng,q(.08,46),.012,tilt=.3); drop(pa,rng,q(.3,9),.03,tilt=.4,scale=(.7,1)); drop(chilli_flake(),rng,q(.09,34),.006,rand=True); drop(seed('#1c1512',(.012,.011,.010),'pepper'),rng,q(.07,50),.004,rand=True)
    for k,(x,y) in enumerate(((.72,.80),(.92,.62),(.52,.92),(.98,.40),(-.85,.72),(-.68,.88))): lay(th,rng,x,y,.20,(rng.uniform(-.2,.2),-.45,1),tilt=.15)
    mc=leaf('micro',5)
    for x,y in poisson(rng,.24,.08,14,-.85,.62)+poisson(rng,.18,.08,8,.78,.62): lay(mc,rng,x,y,.16+rng.uniform(0,.10),tilt=.6,scale=rng.uniform(.9,1.2))
    cp=chickpea(); 
    for p in [(-1.42,-.72),(-1.28,-.9),(-1.48,-.95),(1.45,-.85)]: obj(rng.choice(cp),(*p,.09),quat=rq(rng),scale=.85)
    sb,_,pin=smallbowl(.34,.2,'#d9a441',(-1.45,1.15)); surface(pin,.16,lambda x,y,r,z:cmix('#a82410','#d9481f',.5+1.2*nz(x,y,8)),vm('salsa',rough=.25,sss=.2,bump=.3,coat=.3,rndv=0),(-1.45,1.15),amp=.02,freq=8)


def chocolate_hazelnut_waffles(S):
    rng=base(S,'cream',104,elev=35,dist=5.2,target=(.0,-.02,.28)); cloth((1.55,.95),(2.0,1.8),-.4,'#8a4a2f','#efe0c6',seed=204); plate(1.28,.13,'#2c4744',speck='#14201e',clay='#c9a67f'); m=vm('waf',rough=.6,sss=.08,bump=.6,bscale=38,rndv=.04,rndh=0,coat=.08)
    def waffle(i,W=1.05,th=.17,n=5):
        N=190; u=np.linspace(-1,1,N); U,Vv=np.meshgrid(u,u,indexing='ij'); k=np.maximum(np.abs(U),np.abs(Vv)); p=9; q=(np.abs(U)**p+np.abs(Vv)**p)**(-1/p)*k+1e-9; q=np.where(k<1e-6,1,q); X=U*q*W/2; Y=Vv*q*W/2; e=k; cell=W*.94/n; fx=np.abs(((X/cell+n/2)%1)-.5)*2; fy=np.abs(((Y/cell+n/2)%1)-.5)*2; pk=(1-sstep(.52,.74,fx))*(1-sstep(.52,.74,fy))*(1-sstep(.90,.93,e)); nn=nz(X,Y,6,i); Z=th/2-.095*pk+.008*nn-(th/2)*sstep(.955,1,e)**2; c=cmix('#b0702c','#d9a458',.5+1.0*nn); c=mix(c,lin('#f0cd85'),pk*.45); c=mix(c,lin('#9a5216'),np.clip((1-pk)*sstep(.0,.4,nz(X,Y,3,i+4))*.7,0,1)); c=mix(c,lin('#a8662a'),sstep(.93,.99,e)*.6); c=mix(c,lin('#6e3510'),c01((1-pk)*sstep(.05,.45,nz(X,Y,4,i+9)+.4*nz(X,Y,26,i,2))*.6)); wet=0*X
        if i==2: # chocolate: a film over the bars, deep in the squares
            wet=sstep(.07,-.05,np.hypot(X+.02,Y+.04)/.40-1-.5*nz(X,Y,3,9)-.22*nz(X,Y,9,3)); lv=th/2-.024+.008*nz(X,Y,7,5); Z=Z*(1-wet)+(.5*(Z+.009+lv+np.sqrt((Z+.009-lv)**2+.02**2)))*wet; c=mix(c,cmix('#1c0a05','#3a1a0d',.4+nn),wet)
        c=np.concatenate([c,(1-wet)[...,None]],-1)
        V=np.concatenate([np.stack([X,Y,Z],-1).reshape(-1,3),np.stack([X,Y,-Z],-1).reshape(-1,3)]); f=grid_faces(N,N); n2=N*N; return mesh('waf',V,f+[tuple(a+n2 for a in reversed(q_)) for q_ in f],np.concatenate([c.reshape(-1,4)]*2),m)
    ws=[waffle(i) for i in range(3)]; obj(ws[0],(-.10,.14,.16),(0,0,.35)); obj(ws[1],(.06,.06,.32),(.02,.03,-.05)); obj(ws[2],(.0,.02,.485),(.03,-.02,.55)); upd()
    upd(); z=hit(0,.02)[0]; obj(dollop(.25,seed=4,h=.6,c=('#f6ead2','#fffaf0')),(-.02,.04,z-.01)); hc=crumb(food('hzc','#a8692e','#e6c48e',scale=8,rough=.6,sss=.05,bump=.2,rndv=.2),.032,6,.45,'hzc',2); upd(); drop(hc,rng,[(rng.gauss(0,.19),rng.gauss(-.04,.17)) for _ in range(110)],.008,rand=True,scale=(.25,1.1))
    for p,k in (((-.88,.30),'h'),((.92,.25),'r'),((.82,.45),'r'),((-.78,.52),'r')): berries(rng,[p],k,.12)
    gb,_,pin=smallbowl(.36,.24,'#e9dfd0',(-1.42,1.15)); surface(pin,.18,lambda x,y,r,z:cmix('#2b1108','#43200f',.5+nz(x,y,3)),vm('csb',rough=.12,sss=.02,bump=0,coat=.8,rndv=0),(-1.42,1.15),extra=lambda x,y,r:.02*np.sin(np.arctan2(y,x)+r*14)*(1-r**3))


def coconut_yoghurt_parfait(S):
    y_=('#ebe3d3','#f8f3e8'); g=('#6f431a','#a8743a')
    def ex(rng,x,y,H,R):
        ot=oat(); n=0; tn=lambda z,a: crad(z,H,R,.84,.90)
        for z0,z1,num in ((.32,.45,230),(.635,.75,230)):
            for _ in range(num):
                a=rng.uniform(-3.4,.3); e=.05*float(fbm(np.array([math.cos(a)*3+z0*9+x,math.sin(a)*3,0.]),2)); u=rng.random(); z=H*(z0+e+(z1-z0)*u+(.02*rng.gauss(0,1) if rng.random()<.12 else 0)); r=tn(z,a)-.002; obj(rng.choice(ot),(x+r*math.cos(a),y+r*math.sin(a),z),quat=align((math.cos(a),math.sin(a),rng.gauss(0,.12)),rng.uniform(0,6))@Euler((rng.gauss(0,.12),rng.gauss(0,.12),0)).to_quaternion(),scale=rng.uniform(.45,.95))
    def top(rng,x,y,zt,R):
        obj(dollop(R*.98,seed=3 if x<.3 else 8,h=.34),(x,y,zt-.02)); P=spile(x,y,R,.02); ot=oat(); hs=strawberry_half(); al=crumb(fm('#b98a54','#ead2a4',scale=16,rough=.6,sss=.05,bump=.3,rndv=.2),.024,6,.6,'pfal',2)
        for _ in range(60): dx,dy=rng.gauss(.10,.11),rng.gauss(.02,.11); z=P.put_ellipsoid(x+dx,y+dy,.035,.008,.004) if math.hypot(dx,dy)<R*.85 else None; z is not None and obj(rng.choice(ot if rng.random()<.8 else al),(x+dx,y+dy,z+.004),quat=align(P.normal(x+dx,y+dy,.05),rng.uniform(0,6),.5,rng),scale=rng.uniform(.5,1.0))
        for k,(dx,dy,s) in enumerate(((-.17,-.10,1.0),(-.02,-.20,.82),(-.20,.10,.9))): z=P.put_ellipsoid(x+dx,y+dy,.13*s,.07*s,.02); obj(hs[k],(x+dx,y+dy,z+.04),quat=align((-.35+.2*k,-.75,.8),rng.uniform(0,6)),scale=s)
        pput(P,blueberry(),rng,[(x+.14,y-.18),(x+.05,y-.08)],.083,.078,.02)
    def props(rng):
        ot=oat()
        for _ in range(40): obj(rng.choice(ot),(rng.gauss(.35,.28),rng.gauss(-.72,.12),.008),quat=align((0,0,1),rng.uniform(0,6),.2,rng),scale=rng.uniform(.5,1.0))
        berries(rng,[(.86,-.46)],'b')
    glass_scene(S,'peach','peach',64,[(.32,*y_),(.46,*g),(.68,*y_),(.82,*g),(1.1,*y_)],top,props,(((1.7,.9),(1.8,1.5),-.3,'#efe7da'),dict(stripe='#c9405a',seed=164)),H=1.18,R=.47,taper=.84,fill=.90,extra=ex,elev=17,tz=.66,dist=4.5,spots=((-.24,-.12,1.0),(.92,1.05,.98)))


def fluffy_banana_pancakes(S):
    S=dict(S); S.update(elev=20,dist=4.5,target=(.0,0,.52),focus=(0,-.70,.62)); rng=random.Random(8); stage(table=('#6f8a72','#7d9980'),**S); sweep('#6f8a72','#7d9980',4.5)
    cloth((1.5,.9),(2.2,1.8),-.4,'#f2eadb','#b5543a',seed=52); plate(1.25,.14,'#f1ece1',speck='#7a6a58',clay='#b08b66'); z=.13
    for i in range(6): obj(pancake((.765,.735,.755,.730,.75,.735)[i],.15,i),(rng.uniform(-.055,.055),rng.uniform(-.05,.05),z),(rng.uniform(-.03,.03),rng.uniform(-.03,.03),rng.uniform(0,6))); z+=.142
    # syrup stands on top
    top=z-.07; upd(); sy=clear_film('maple','#e0b070',.7); drape('syruptop',-.02,-.03,lambda a: .60+.06*np.sin(a*2+1)+.04*np.sin(a*5)+.03*np.sin(a*9+2),.016,sy,sm=1,floor=top-.06)
    upd()
    P=spile(0,0,.75,.022); bs=banana_slice(.075,.165); bb=blueberry()
    for k,(x,y,n) in enumerate([(-.30,.02,(-.10,-.10,1)),(-.10,-.24,(.05,-.35,1)),(.12,.16,(.1,-.1,1)),(-.16,.20,(-.05,-.15,1)),(.14,-.10,(.22,-.30,1))]): q=P.put_ellipsoid(x,y,.15,.045,.012); obj(bs[k%4],(x,y,q),quat=align(n,rng.uniform(0,6)),scale=rng.uniform(.92,1.08))
    pput(P,bb,rng,[(.32,.02),(.36,.18),(.26,-.26),(-.02,.0),(.02,.34),(-.34,-.24)],.08,.07,.02,(.85,1.1)); upd()
    for x,y in [(.82,-.62),(.93,-.48),(-.95,-.50)]: obj(rng.choice(bb),(x,y,hit(x,y)[0]+.07),quat=align((rng.uniform(-.5,.5),-.6,1),0,.3,rng))


def french_toast_with_berries(S):
    rng=base(S,'denim',72,elev=34,dist=5.0,target=(.02,-.02,.30)); cloth((1.55,.95),(2.0,1.8),-.4,'#f6efe2','#b5402f',seed=172); plate(1.22,.13,'#f3ece0',speck='#7a6a58'); kw=dict(toast=1.0,open_=7,crumb=('#e6c079','#d3a04e')); z=.065
    for k,(x,y,zz,r) in enumerate([(-.28,.20,.09,(.0,.0,.5)),(.30,-.02,.13,(-.02,-.14,-.25)),(-.08,-.08,.30,(.06,.05,.25))]): obj(bread(1.05,.92,.19,k+3,**kw),(x,y,z+zz),r)
    upd(); sy=syrup('#a85712'); drape('syr',-.06,-.10,lambda a:.36*(1+.18*np.cos(3*a+1)+.14*np.cos(5*a)+.12*np.cos(8*a+2)+.06*np.cos(15*a)),.016,sy,sm=2); P=spile(0,0,1.0,.022); hs=strawberry_half()
    for x,y in [(-.30,.06),(.10,-.26),(.14,.12),(-.10,-.12)]: q=P.put_ellipsoid(x,y,.13,.06,.03); obj(rng.choice(hs),(x,y,q+.015),quat=align((rng.gauss(0,.3),rng.gauss(-.4,.3),1),rng.uniform(0,6)),scale=rng.uniform(.95,1.2))
    pput(P,raspberry(),rng,[(-.02,-.30),(.26,-.06),(-.24,-.12),(.02,.18)],.085,.065,.03,(.9,1.15)); pput(P,blueberry(),rng,[(-.16,-.28),(.10,-.04),(-.38,-.10),(.30,.10),(.06,-.40),(.34,-.24)],.08,.07,.03,(.82,1.1)); upd()
    for p,k in (((-.86,-.30),'b'),((.80,-.50),'r'),((.62,-.70),'b')): berries(rng,[p],k,hit(*p)[0])
    P=spile(0,0,.95,.012); dusting('#fbf6ea',0,.0,.82,lambda X,Y: height_at(P,X,Y)+.004,.55,4); powder(rng,'#fffaf0',.85,0,.0,lambda u,v: P.h(u,v)+.003,150,.008)


def green_smoothie(S):
    g=('#62731a','#7f8f2c'); fm=('#9aab52','#bcc684')
    def ex(rng,x,y,H,R):
        t=np.linspace(0,1,12); obj(tube_mesh('straw',np.stack([x+.10+.20*t,y+.05+.05*t,.4+1.5*t],-1),.034,food('strawk','#f3ead8','#d9c9a8',rough=.4,sss=0,bump=0,rndv=0),16))
    def top(rng,x,y,zt,R):
        pool(rng,x,y,zt-.012,R,*fm,vm('gfoam',rough=.45,sss=.2,bump=.35,bscale=30,rndv=0),.035,3,.018)
    glass_scene(S,'sky','sky',66,[(.92,*g,3),(1.1,*fm)],top,None,(((1.7,.5),(1.8,1.5),-.3,'#f2d98a'),dict(stripe='#5f8a3a',seed=166)),H=1.40,R=.45,taper=.80,fill=.87,extra=ex,elev=15,tz=.72,dist=6.1,spots=((-.22,-.12,1.0),(.85,.95,.95)))


def hash_browns_with_beans(S):
    rng=base(S,'mint',100,elev=40,dist=4.6,target=(.06,-.02,.16)); cloth((1.6,.95),(2.0,1.8),-.4,'#f6efe0','#b5402f',seed=200); plate(1.34,.13,'#35506b',speck='#16222e',clay='#c9a67f')
    hm=food('hashb',vcol=True,rough=.55,sss=.12,bump=.3,bscale=60,coat=.12,rndv=.06,rndh=0)
    def cake(seed,a=.46,b=.38,h=.085):
        r=random.Random(seed); body=lambda X,Y: h*np.clip(1-((np.abs(X)/a)**2.6+(np.abs(Y)/b)**2.6)**1.5,0,1)**.42*(1+.10*N(X,Y,4,seed)); M=Mass(lambda X,Y:0*X,.66,res=.0052,dome=body)
        wob=lambda x,y: 1.10+.12*math.sin(3*math.atan2(y,x)+seed)+.08*math.sin(5*math.atan2(y,x)+seed*2); inside=lambda x,y: (x/a)**2+(y/b)**2<wob(x,y)
        for n,L,w in ((250,.105,.015),(300,.075,.011)):
            for x,y in gp(r,.60,.020,n,shape=inside):  # at the rim they lie along it: the pan pressed them together
                s=r.uniform(.6,1.25); e=((x/a)**2+(y/b)**2)/wob(x,y); t=math.atan2(y/b**2,x/a**2)+pi_/2; M.stamp(x,y,(L*s*(1-.35*(e>.7)),w*r.uniform(.8,1.3),w*.85),t+r.gauss(0,.55) if e>.6 else r.uniform(0,6.28),.30,.10,1.4,2.4,.009,slope=(r.gauss(0,.07),r.gauss(0,.07)),keep=.30)
        e=np.clip(((M.X/a)**2+(M.Y/b)**2),0,1.3); n=M.noise(3.4,seed); one=M.each(r,-.5,.5,0); hi=M.high(.03,.02); lo=M.low(.03,.025)
        c=cmix('#d08c38','#e8b868',.5+.9*n+.5*one); c=browned(c,.30+.42*hi+.36*sstep(.55,1.10,e)-.15*lo,1.25*n+.7*one,'#ad5f1e','#55270c',.95); c=mix(c,lin('#74441a'),.35*lo); return M.show('hashb',c,hm,wet=.35*hi,bottom=True)
    for k,(x,y,z,a,t) in enumerate([(-.60,.40,.058,.4,(0,0)),(.16,.56,.06,-.5,(0,0)),(-.26,.02,.135,1.3,(-.10,-.30))]): o=cake(k*7+3); o.location=(x,y,z); o.rotation_mode='QUATERNION'; o.rotation_quaternion=align((*t,1),a)
    # beans in a small bowl on the plate: they lie in their sauce, coated by it
    x0,y0=.62,-.30; sb,_,pin=bowl(.62,.30,'#e6ddcb',inner='#efe6d4',loc=(x0,y0),name='bb',clay='#8a6547',thick=.035)
    for o in bpy.data.objects:
        if o.name.startswith('bb'): o.location.z=.06
    m=food('bsauce',vcol=True,rough=.32,sss=.12,sssr=(.10,.03,.015),bump=.25,bscale=20,coat=.18,spec=.35,rndv=0,rndh=0); R=.535; dome=lambda X,Y:.285+.05*np.clip(1-((X-x0)**2+(Y-y0)**2)/.26,0,1); P=Pile(1.4,dome)
    bn=bean(food('haricot','#a8501c','#cd8148',scale=5,rough=.4,sss=.2,sssr=(.10,.05,.02),bump=.12,bscale=40,coat=.12,rndv=.2),(.080,.048,.044),'haricot',.5)
    for x,y in gp(rng,.49,.088,120,x0,y0): z=P.put_ellipsoid(x,y,.06,.036,.022); obj(one_of(rng,bn),(x,y,z),quat=align(P.normal(x,y,.12),rng.uniform(0,6.28),.4,rng),scale=uneven(rng,rng.uniform(.85,1.05)))
    P.H=np.where(np.hypot(P.X-x0,P.Y-y0)<R+.03,P.H,.285); bound(P,R,('#7c2c0e','#b0551c'),m,(x0,y0),deep=.000,soft=.045,lump=.016,freq=8,edge=.012,seed=4)
    upd(); herb=chopped(); drop(herb,rng,gp(rng,.40,.07,22,x0,y0),.006,tilt=.3)
    cs=chives(); drop(cs,rng,[(rng.gauss(-.22,.26),rng.gauss(.22,.2)) for _ in range(70)],.005,tilt=.6,scale=(.6,1.15)); drop(cs,rng,[(x0+rng.gauss(0,.14),y0+rng.gauss(0,.12)) for _ in range(26)],.006,tilt=.5,scale=(.6,1.1)); drop(saltcrystal(),rng,[(rng.gauss(-.24,.26),rng.gauss(.2,.2)) for _ in range(90)],.002,scale=(.18,.6),rand=True); fr=stick(food('shredbit','#b0702a','#e0aa54',rough=.7,sss=.1,bump=.3,rndv=.25),.07,.008,6,.02,'shredbit',False); drop(fr,rng,[(rng.gauss(-.2,.42),rng.gauss(.1,.36)) for _ in range(34)],.006,tilt=.3,scale=(.4,1.1))
    spoon((1.55,-1.15,0),1.5,.9,STEEL()); obj(blob('pot',(.30,.23,.21),.06,1.4,3,4,food('pot','#b58a52','#d6b27a',scale=6,rough=.75,sss=.05,bump=.3,bscale=20)),(-1.45,1.2,.2),(0,0,.5)); obj(blob('pot',(.25,.2,.18),.06,1.4,7,4,food('pot')),(-1.05,1.42,.17),(0,0,1.3))


def idli_with_coconut_chutney(S):
    rng=base(S,('#4f3a3e','#5c464a'),102,elev=37,dist=4.5,target=(.02,-.02,.14)); cloth((-1.8,1.1),(2.0,1.8),.4,'#d9c08a','#7a1f33',seed=202)
    # on a banana leaf, cut straight
    nx,ny=190,120; u,v=np.meshgrid(np.linspace(-.5,.5,nx),np.linspace(-.5,.5,ny),indexing='ij'); X,Y=u*3.3+.03*N(v*9,u*2,1,5)*(np.abs(u)>.45),v*1.95*(1+.02*N(u*9,v*2,1,3)); vein=.5+.5*np.cos((X+.30*np.abs(Y)+.02*N(X,Y,2,2))*105); rib=np.exp(-(Y/.030)**2); tear=np.exp(-((X-.92-.05*N(X,Y,3,1))/.012)**2)*(Y<-.35)
    c=mix(lin('#35591f'),lin('#5f8434'),c01(.45+.8*N(X,Y,2,5,4)+.16*vein+.3*N(X,Y,22,4,2))); c=mix(c,lin('#a9b873'),rib*.85); c=mix(c,lin('#8a8f4a'),sstep(.46,.5,np.maximum(np.abs(u),np.abs(v))+.02*N(X,Y,7,9))*.7); c=mix(c,lin('#6a5a2a'),tear*.8); Z=.014+.05*np.abs(N(X,Y,1.2,8))*sstep(.15,.5,np.maximum(np.abs(u),np.abs(v)))+.0022*vein+.012*rib+.004*N(X,Y,6,2)
    obj(mesh('banleaf',np.stack([X,Y,Z],-1).reshape(-1,3),grid_faces(nx,ny),c.reshape(-1,3),thin(food('banleaf',vcol=True,rough=.42,sss=0,bump=.12,bscale=80,bdist=.006,coat=.08,rndv=0,rndh=0),.25)),(.0,-.06,0),(0,0,.12))
    m=crumbed('idlic',rough=.62,sss=.35,scale=62,depth=.45,deep='#cfc4a8',share=.5,sssr=(.08,.075,.06)); idl=[rev('idli',[(.001,-.075),(.14,-.070),(.25,-.040),(.300,-.006),(.314,.006),(.302,.022),(.24,.066),(.13,.098),(.001,.106)],m,lambda X,Y,Z:cmix('#eee6d4','#f8f3e6',.5+1.1*nz(X,Y,7,k,3,Z)),.020,4.2,k,170,lambda A,Z,r: 1+.02*np.cos(2*A+k)+.014*np.cos(5*A+k*2),90) for k in range(6)]
    for k,(x,y,z,n) in enumerate(((-.78,.30,.09,(0,0,1)),(-.20,.46,.09,(.02,0,1)),(-.92,-.26,.09,(.03,-.02,1)),(-.32,-.14,.09,(0,0,1)),(-.50,.14,.245,(.10,-.16,1)),(-.42,-.62,.10,(-.10,-.20,1)))): obj(idl[k],(x,y,z),quat=align(n,rng.uniform(0,6)),scale=rng.uniform(.98,1.08))
    bit=crumb(m,.03,6,.5,'idlicr',3)
    for _ in range(16): x,y=rng.gauss(-.15,.25),rng.gauss(-.72,.10); obj(rng.choice(bit),(x,y,.035),quat=rq(rng),scale=rng.uniform(.2,.8))
    P,R=dipbowl(rng,.52,.28,'#3f332c',inner='#4a3d34',loc=(.56,-.16),level=.22,c=('#cfc8a8','#ece6cf'),amp=.018,turns=1.2,grain=.035,lump=.010,oil='#b98a24',oil_lv=-.05,oil_where=lambda q: sstep(-.05,.25,q.noise(2.4,31,2))*(1-sstep(.35,.8,q.r)),name='dp',speck='#171210',clay='#7a5a40',rough=.38)
    for o in [q for q in bpy.data.objects if q.name.startswith(('dp','surface','oil'))]: o.location.z+=.02
    mu=variants('mustd',3,lambda i: blob('mustd',(.0115+.001*i,.011,.0105),.08,1.3,i,2,fm('#1c120d','#3d281c',scale=20,rough=.4,sss=0,bump=.1,rndv=.3))); dal=variants('udal',3,lambda i: blob('udal',(.022,.015,.008),.1,1.3,i,2,fm('#b9782c','#dda85c',scale=16,rough=.5,sss=.05,bump=.1,rndv=.2))); cu=bigleaf('currylf',.22,.095,'#23421a','#4a6a2c','#6a8a4a',.03,5,.2); fk=ING['flake']['f']() if 'flake' in ING else mu
    for _ in range(46): x,y=rng.gauss(.56,.10),rng.gauss(-.18,.09); obj(rng.choice(mu if rng.random()<.7 else dal),(x,y,P.h(x,y)+.026),quat=rq(rng),scale=rng.uniform(.8,1.15))
    for x,y,a in ((.50,-.12,.4),(.64,-.20,2.0),(.60,-.06,3.7),(.46,-.26,5.2)): lay(cu,rng,x,y,P.h(x,y)+.034,(rng.gauss(0,.1),-.1,1),spin=a,tilt=.2,scale=rng.uniform(.8,1.0))
    t=np.linspace(-.5,.5,40); cm=food('dch','#3d0a08','#7a1812',scale=9,rough=.4,sss=0,bump=.7,bscale=26,coat=.15); dch=tube_mesh('dch',np.stack([t*.30,.05*np.cos(t*3),.012*np.sin(t*7)],-1),.026*np.sqrt(np.clip(1-(np.abs(t)*2)**2.6,.02,1))*(1.1-.6*(t+.5))*(1+.18*np.sin(t*31)),cm,12); obj(dch,(.66,-.30,P.h(.66,-.30)+.038),(.1,.05,.7))
    Q,R2=dipbowl(rng,.40,.26,'#3f332c',inner='#4a3d34',loc=(.72,.66),level=.20,c=('#8a4a18','#b3742c'),amp=0,turns=0,grain=.02,lump=.008,oil='#b8561c',oil_lv=-.1,name='ds',speck='#171210',clay='#7a5a40',rough=.22,dome=0)
    for _ in range(8): x,y=rng.gauss(.72,.1),rng.gauss(.66,.1); obj(rng.choice(mu),(x,y,Q.h(x,y)+.006),quat=rq(rng))
    lay(leaf('cilantro'),rng,.72,.62,Q.h(.72,.62)+.014,spin=.8,tilt=.1,scale=.6)


def mango_coconut_chia_pudding(S):
    w=('#bdb4a7','#d9d0c2'); mg=('#e29218','#f2b23e'); cs=seed('#3a332c',(.012,.009,.007),'chia'); cl=seed('#857b6e',(.015,.012,.010),'chia2')
    def ex(rng,x,y,H,R): # seeds in their jelly: some at the glass, some behind it, paler
        for k in range(2000): a=rng.uniform(-3.3,.3); f=rng.uniform(.04,.50); r=crad(.05+f*H,H,R,.80,.88)+.002-abs(rng.gauss(0,.003)); obj(rng.choice(cs+cl+cl),(x+r*math.cos(a),y+r*math.sin(a),.05+f*H),quat=rq(rng),scale=rng.uniform(.4,1.0))
    def top(rng,x,y,zt,R):
        pool(rng,x,y,zt-.012,R,*mg,vm('mpur',rough=.25,sss=.3,bump=.1,coat=.4,rndv=0),.03,3); upd(); P=spile(x,y,R,.02); m=mango(.15); ex_,ey=rng.gauss(0,.05),rng.gauss(0,.04); pput(P,m,rng,gp(rng,R*.70,.11,15,x+ex_,y+ey),.08,.055,.02,(.65,1.1),rand=True); pput(P,m,rng,gp(rng,R*.35,.11,5,x+ex_,y+ey),.08,.055,.02,(.6,1.0),rand=True); co=variants('cofl',6,lambda i: blob('cofl',(.045+.014*(i%3),.014,.003),.4,1.8,i,2,fm('#efe6d4','#fbf7ec',rough=.8,sss=.2,bump=.1,rndv=.1))); upd(); drop(co,rng,[(x+rng.gauss(0,R*.3),y+rng.gauss(0,R*.3)) for _ in range(16)],.006,tilt=.5,scale=(.5,1.1))
    glass_scene(S,'teal','teal',62,[(.58,*w),(1.1,*mg)],top,None,(((-1.6,.6),(1.9,1.5),.35,'#f3e6cc'),dict(stripe='#d98a1c',seed=162)),H=1.0,R=.50,taper=.80,fill=.88,extra=ex,elev=20,tz=.57,dist=4.5,spots=((-.18,-.1,1.0),(1.0,1.1,1.0)))


def maple_pecan_granola(S):
    rng=base(S,'stone',82,elev=42,dist=4.9,target=(.04,-.04,.26)); cloth((-1.5,1.0),(2.0,1.7),.4,'#c9673d',stripe='#f3e6cc',seed=182); o,ih,pin=bowl(1.08,.5,'#35506b',inner='#f1ebe0',clay='#c9a67f',speck='#1c2b3a'); q=Liquid(pin,.41,('#ece4d4','#f7f2e8'),seed=82,dome=.03,contrast=.3); q.rough(.010,3,1,2); q.spoon_marks(.030,1.5,1,5,.1,.12); q.rough(.0006,34,3,2); gr=granola(); pe=pecan(); ot=oat(('#ba8a4c','#e4c48c'),'oattoast'); sh=lambda x,y: x*.8-y*.55>-.20+.06*math.sin(y*9) and math.hypot(x,y)<.88
    low=gp(rng,.9,.105,86,shape=sh); bl=[(-.46,.10),(-.30,.22),(-.36,.40),(-.56,.24),(-.22,.02),(-.44,-.16)]; q.creep([(x,y,.07) for x,y in low],.016,.02,.03); q.creep([(x,y,.06) for x,y in bl],.014,.016,.04); q.meniscus(); q.show(wet_mat('yogh',.3,.3,.12,.03)); q.wash(seed=3); P=q.pile()
    pput(P,gr,rng,low,.075,.044,.034,(.8,1.2),rand=True); pput(P,gr,rng,gp(rng,.72,.11,42,.16,-.10,shape=lambda x,y: sh(x-.10,y+.06)),.075,.044,.03,(.75,1.15),rand=True); pput(P,gr,rng,gp(rng,.5,.12,16,.24,-.14),.075,.044,.03,(.65,1.1),rand=True); pput(P,pe,rng,gp(rng,.56,.20,13,.22,-.14),.11,.045,.012,(.85,1.0),rand=True); pput(P,almonds(),rng,gp(rng,.6,.3,5,.2,-.1),.1,.045,.012,(.8,1.0),rand=True); pput(P,raisin(),rng,gp(rng,.6,.3,5,.2,-.1),.05,.035,.01,(.7,1.0),rand=True); pput(P,raspberry(),rng,bl,.083,.078,.045,(.8,1.05))
    upd(); drop(ot,rng,[(rng.gauss(.16,.30),rng.gauss(-.10,.28)) for _ in range(120)],.004,tilt=.4,scale=(.65,1.1)); drop(pumpkinseed(),rng,[(rng.gauss(.2,.26),rng.gauss(-.1,.26)) for _ in range(14)],.006,tilt=.4,scale=(.8,1.0)); cr=crumb(fm('#a86f30','#dcae6a',rough=.8,sss=.05,bump=.2,rndv=.25),.010,5,.5,'grcr',1); drop(cr,rng,[(rng.gauss(.0,.34),rng.gauss(-.02,.32)) for _ in range(110)],.002,scale=(.25,1.1),rand=True)
    for x,y in [(rng.gauss(-1.15,.2),rng.gauss(-.75,.16)) for _ in range(9)]: obj(rng.choice(ot),(x,y,.012),(0,0,rng.uniform(0,6)))
    jug(1.45,1.3,'#8a4a2f',.82); spoon((-1.55,-.35,0),1.85,.95,metal('gold','#caa25e',.22))


def miso_mushroom_toast(S):
    cm=vm('cashc',rough=.45,sss=.25,bump=.12,bscale=16,coat=.1,rndv=0,rndh=0); sp=lambda b,k: spread_on(b,('#d9c39a','#efe0c2'),.030,cm,k+5,lump=.030,freq=10)
    def top(rng,b,k):
        x,y=b.location.x,b.location.y; P=spile(x,y,.62,.02); ms=mush_slice(9,1.3,wet=.04,tag='misot',rough=.52); q=lambda R,d,n: poisson(rng,R,d,n,x,y-.02,shape=lambda u,v:abs(u-x)<.44 and abs(v-y)<.33)
        for px,py in q(.54,.125,26)+q(.46,.13,20)+q(.32,.14,8): s=rng.uniform(.75,1.1); z=P.put_ellipsoid(px,py,.13*s,.020,.008); obj(rng.choice(ms),(px,py,z),quat=align(P.normal(px,py,.08),rng.uniform(0,6.28),.28,rng),scale=uneven(rng,s))
        upd(); drop(chives(),rng,q(.5,.085,26),.008,tilt=.8,scale=(.7,1.1)); drop(sesame(),rng,q(.5,.12,14),.004,scale=(.7,.9))
    def props(rng):
        whole_mush(rng,-1.30,1.02,1.0); whole_mush(rng,-1.62,.72,.8); sb,_,pin=smallbowl(.30,.2,'#e9dccb',(1.42,1.12)); surface(pin,.15,lambda x,y,r,z:cmix('#4a220c','#7a3f16',.5+nz(x,y,4)),vm('miso',rough=.12,sss=.05,bump=0,coat=.8,rndv=0),(1.42,1.12))
    toastplate(S,'terracotta',70,'#e9e2d4',(((1.6,.9),(2.0,1.8),-.35,'#2f3f4a'),dict(stripe='#c9a67f',seed=170)),sp,top,props,speck='#6b5a48',elev=38,dist=4.5)


def overnight_oats_with_raspberries(S):
    oc=('#dcbb84','#f6e3ba'); rb=('#9a1238','#c9365a')
    def ex(rng,x,y,H,R):
        so=oat(('#c9a874','#ecdab2'),'oatsoaked',.5,.2,.005); rp=raspberry(); at=lambda a,z,gap: (lambda rr: (x+rr*math.cos(a),y+rr*math.sin(a),z))(crad(z,H,R,1.0,.86)+gap)
        for k in range(330): a=rng.uniform(-3.14,.1); z=rng.choice((rng.uniform(.17,.41),rng.uniform(.54,.82)))*H; obj(rng.choice(so),at(a,z,-.001),quat=align((math.cos(a)+rng.gauss(0,.1),math.sin(a)+rng.gauss(0,.1),rng.gauss(0,.12)),rng.uniform(0,6)),scale=rng.uniform(.65,1.1))
        cs=variants('chiasd',4,lambda i: blob('chiasd',(.0105,.0075,.0065),.06,1,i,2,fm('#2a2622','#6a6058',scale=60,rough=.5,sss=0,bump=0,rndv=.35)))
        for k in range(70): a=rng.uniform(-3.14,.1); z=rng.choice((rng.uniform(.14,.40),rng.uniform(.55,.80)))*H; obj(cs[k%4],at(a,z,0),quat=rq(rng))
        # crushed berries: what is left of them lies against the glass, their seeds in the juice
        for k in range(46): a=rng.uniform(-3.14,.1); z=(.487+.03*math.sin(a*3+x*9)+rng.gauss(0,.022))*H; obj(rng.choice(rp),at(a,z,-.024),quat=align((math.cos(a),math.sin(a),rng.gauss(0,.3)),rng.uniform(0,6)),scale=(rng.uniform(.45,1.0),rng.uniform(.45,1.0),.22))
        sd=seed('#d9b27a',(.010,.006,.004),'raspseed')
        for k in range(60): a=rng.uniform(-3.14,.1); z=(.487+rng.gauss(0,.03))*H; obj(sd[0],at(a,z,.001),quat=align((math.cos(a),math.sin(a),0),rng.uniform(0,6)))
        gm=glass('gl'); 
        for zz in (.90,.95): t=np.linspace(0,2*np.pi,90); obj(tube_mesh('thr',np.stack([x+(R+.004)*np.cos(t),y+(R+.004)*np.sin(t),zz*H+0*t],-1),.012,gm,8))
    def top(rng,x,y,zt,R):
        pool(rng,x,y,zt-.012,R,'#e3cfa8','#f4e7cd',vm('oatt',rough=.5,sss=.2,bump=.3,rndv=0),.05,3); upd(); drop(oat(('#c9a874','#ecdab2'),'oatsoaked',.5,.2,.005),rng,poisson(rng,R*.9,.05,90,x,y),.004,scale=(.7,1.05)); P=spile(x,y,R,.025); rp=raspberry(); pput(P,rp,rng,[(x-.16,y-.10),(x+.08,y-.20),(x+.20,y-.0),(x-.06,y+.10),(x+.10,y+.18),(x-.22,y+.12)],.09,.07,.025,(1.08,1.2)); pput(P,rp,rng,[(x+.02,y-.03)],.09,.07,.03,(1.1,1.2)); mintsprig(rng,x-.02,y+.06,P.h(x-.02,y+.06)+.03,.8)
    glass_scene(S,'sage','sage',60,[(.46,*oc),(.60,*rb),(1.1,*oc)],top,None,(((1.65,.35),(1.8,1.5),-.3,'#f5efe4'),dict(stripe='#b3365c',seed=160)),H=1.02,R=.46,taper=1.0,fill=.86,extra=ex,elev=19,tz=.56,dist=5.6,spots=((-.3,-.12,1.0),(.92,.85,1.0)))


def quinoa_breakfast_bowl(S):
    rng=base(S,'lemon',84,elev=47,dist=6.1,target=(.02,-.0,.22)); cloth((1.55,.95),(2.0,1.8),-.4,'#f6f0e4',stripe='#7a9a6a',seed=184); o,ih,pin=bowl(1.08,.5,'#c9705a',inner='#e9cfc0',clay='#a98763'); q=Liquid(pin,.395,('#e2cfa8','#f1e6cc'),seed=84,dome=.0,contrast=.4); q.rough(.010,3.2,1,2); q.D=np.minimum(q.D,.55); q.meniscus(); q.show(wet_mat('quinmilk',.3,.25,.2,.05)); q.wash(seed=4); R=q.R
    M=bed(rng,lambda X,Y: .37+0*X,R-.02,.392,.06,(.0150,.0142,.0105),17000,('#c9ad78','#ecdcb6'),'quinb',clump=.030,res=.0042,rough=.40,coat=.12,sss=.4,dark=.42,pw=2,sizes=(.8,1.15),other=('#d9c59a','#f6edd6'),share=.22); P=M.pile(R+.1); P.H=np.maximum(P.H,ih(P.X,P.Y)); rp,bb,hs=raspberry(),blueberry(),strawberry_half()
    for k in range(4): a=2.55+.28*k+rng.gauss(0,.05); w=.58+rng.gauss(0,.04); x,y=w*math.cos(a),w*math.sin(a); obj(hs[k%3],(x,y,P.h(x,y)+.040),quat=align((.5*math.sin(a)+rng.gauss(0,.12),-.5*math.cos(a)-.1+rng.gauss(0,.12),1),a+math.pi+rng.gauss(0,.35)),scale=rng.uniform(.8,1.1)); P.put_ellipsoid(x,y,.12,.06,.02)
    pput(P,bb,rng,gp(rng,.28,.135,10,.22,.34)+[(.50,.30),(-.06,.16)],.083,.078,.03,(.68,1.02)); pput(P,rp,rng,[(.46,-.02),(.32,-.18),(.54,-.20),(.40,-.38)],.09,.07,.03,(.9,1.1)); upd(); q2=nib('#6b3516','#9a5a28',.006,'cinnq'); drop(q2,rng,[(rng.gauss(.0,.28),rng.gauss(-.1,.25)) for _ in range(220)],.002,scale=(.2,1.0),rand=True); mintsprig(rng,.06,.10,hit(.06,.10)[0]+.015,.6)
    berries(rng,[(1.35,-.72)],'b'); spoon((-1.58,-.45,0),1.75,.95,metal('gold','#caa25e',.22))


def savoury_oat_bowl(S):
    rng=base(S,'plum',80,elev=47,dist=5.6,target=(.02,-.02,.22)); cloth((1.55,.95),(2.0,1.8),-.4,'#e9dcc3',stripe='#6f8a5a',seed=180); o,ih,pin=bowl(1.08,.5,'#4a5a4a',inner='#cbbfa6',speck='#232c23',clay='#a98763'); q=Liquid(pin,.41,('#b8935a','#d3b27c','#a37f4a'),seed=80,dome=.05,contrast=.4); q.rough(.020,3.2,1,2); q.spoon_marks(.016,1.2,1,5,.2,.2); q.rough(.010,11,2)
    # Oats that swelled in stock: most of each lies under what they thickened; the stock stands where it is low.
    q.specks(rng,1700,(.020,.044),('#ab8450','#d8bb88'),.97,.24,asp=(1,1.4)); q.rough(.0022,40,3,2); q.specks(rng,240,(.004,.012),('#7a5228','#9a6e3c'),.95,.2,asp=(1,2)); q.oil('#a8681c',.002,sstep(-.1,.35,q.noise(3,77)+.3*sstep(.7,.95,q.r)),3,.10,.016,.02); q.pits(rng,40,(.003,.010)); q.meniscus(); q.show(wet_mat('oatstock',.36,.16,.04,.10)); q.wash(seed=4); q.bubbles(rng,20); P=q.pile(); fl=oat(('#b08c58','#d8c090'),'oatstocky',.5,.12,.007)
    for x,y in gp(rng,q.R-.05,.07,260): obj(one_of(rng,fl),(x,y,q.at(x,y)-.003+rng.gauss(0,.004)),quat=align((rng.gauss(0,.16),rng.gauss(0,.16),1),rng.uniform(0,6.28)),scale=uneven(rng,rng.uniform(.7,1.05),.15))
    wl=flatter(wilted(8),.5)
    for x,y in [(rng.gauss(.34,.11),rng.gauss(.06,.13)) for _ in range(18)]: z=P.put_ellipsoid(x,y,.09,.006,.010); lay(wl,rng,x,y,z,P.normal(x,y,.1),tilt=.12,scale=rng.uniform(.6,1.15))
    ms=mush_slice(9,.95,wet=.12,tag='miso',rough=.46)
    for n,s in ((16,.24),(11,.18),(6,.11)):
        for _ in range(n): x,y,k=rng.gauss(-.12,s),rng.gauss(.06,s*.85),rng.uniform(.7,1.08); z=P.put_ellipsoid(x,y,.12*k,.020,.010); obj(rng.choice(ms),(x,y,z),quat=align(P.normal(x,y,.08),rng.uniform(0,6.28),.3,rng),scale=uneven(rng,k))
    upd(); drop(chopped(),rng,[(rng.gauss(-.05,.3),rng.gauss(.02,.26)) for _ in range(46)],.003,tilt=.3,scale=(.3,.9)); drop(sesame(),rng,[(rng.gauss(-.05,.28),rng.gauss(.05,.24)) for _ in range(70)],.003,tilt=.3); pepper(rng,[(rng.gauss(0,.34),rng.gauss(0,.3)) for _ in range(50)],P.h)
    spoon((-1.55,-.5,0),1.75,.95,metal('steel','#d6d3cc',.22))


def shakshuka_with_white_beans(S):
    rng=base(S,'butter',92,elev=50,dist=6.4,target=(.12,.0,.12)); cloth((-1.5,.95),(2.1,1.8),.4,'#35506b','#e9dcc3',seed=192); o,h0,pin=skillet(1.12,.24,(0,0),.72); m=vm('shk',rough=.42,sss=.15,bump=.35,bscale=30,coat=.06,rndv=0,rndh=0)
    def cf(x,y,r,z): n=nz(x,y,4,3); c=cmix('#8f1a08','#d9401a',.5+1.2*n); c=mix(c,lin('#e8742a'),sstep(.2,.5,nz(x,y,9,5))*.6); return mix(c,lin('#5a1206'),sstep(.25,.5,nz(x,y,7,8))*.4)
    so,h,R=surface(pin,.155,cf,m,amp=.03,freq=4,extra=lambda x,y,r:.03*nz(x,y,9,2)*(1-r**6)); P=Pile(1.15,h); bm=food('wbean','#dcc290','#f3e3bd',scale=4,rough=.32,sss=.25,bump=.1,coat=.3,rndv=.12); bn=bean2(bm,(.105,.068,.06),'wbean')+bean2(food('wbeanr','#d9854a','#efc083',scale=4,rough=.42,sss=.25,bump=.14,coat=.1,rndv=.16),(.105,.068,.06),'wbeanr'); tm=crumb(food('tomch','#b3220c','#e0491f',scale=5,rough=.22,sss=.3,bump=.15,coat=.45,rndv=.15),.10,5,.25,'tomch'); pe=crumb(food('rpep','#c92a12','#e8622a',scale=4,rough=.22,sss=.3,bump=.1,coat=.4),.07,4,.3,'rpep')
    pput(P,tm,rng,poisson(rng,.92,.24,26),.09,.06,.05,(.8,1.1),rand=True); pput(P,pe,rng,poisson(rng,.92,.2,26),.06,.04,.03,(.7,1.1),rand=True)
    for x,y in poisson(rng,.94,.125,90): z=P.h(x,y)+rng.uniform(-.03,.012); P.put_ellipsoid(x,y,.07,.045,.02); obj(rng.choice(bn),(x,y,z),quat=align((rng.uniform(-.5,.5),rng.uniform(-.6,.3),1),rng.uniform(0,6)),scale=rng.uniform(.62,.82))
    upd(); pa=leaf('parsley',5); pts=[(rng.gauss(0,.3),rng.gauss(0,.28)) for _ in range(16)]; drop(pa,rng,pts,.02,tilt=.5,scale=(.55,.95)); cf_=chilli_flake(); drop(cf_,rng,poisson(rng,.9,.07,90),.006,rand=True); bp=seed('#1c1512',(.012,.011,.010),'pepper'); drop(bp,rng,poisson(rng,.9,.07,80),.004,rand=True); on=ribbon(vm('redon',rough=.3,sss=.3,bump=.05,coat=.2,rndv=.1),.30,.05,n=5,curl=.10,name='redon',edge=('#e9c9d6','#8e2a5e'))
    for o in drop(on,rng,poisson(rng,.8,.34,9),.02,tilt=.3): lay_solid(o,.018)
    obj(bread(),(-1.28,-.92,.10),(.06,.05,.6),.72); obj(bread(),(-1.48,-.62,.18),(.12,-.12,.2),.72); th=tomato_half(.15); 
    for p in [(1.32,-.72),(1.5,-.52)]: lay(th,rng,*p,.14,(.2,-.5,1),tilt=.2)


def tahini_banana_bread(S):
    kw=dict(W=.74,H=.50,c1='#b98545',c2='#dcb173',crust=('#55280e','#8f5524'),flecks='#6b4220',dome=.15)
    def top(rng,lo,x0,d,L,z):
        n=Vector((-d.y,d.x,0)); drop(sesame(),rng,[(x0.x+d.x*t*L+n.x*s,x0.y+d.y*t*L+n.y*s) for t,s in [(rng.uniform(.03,.97),rng.gauss(0,.17)) for _ in range(420)]],.004,scale=(.55,.8))
    def props(rng):
        cr=crumb(food('bbcr','#8a5424','#d9ae72',scale=9,rough=.8,sss=.05,bump=.3,rndv=.25),.022,8,.6,'bbcr',1); upd()
        crumbs(rng,cr,[(rng.gauss(.0,.6),-.78+rng.gauss(0,.14)) for _ in range(130)],.12)
    loafcake(S,'pistachio',74,kw,(((1.9,1.5),(1.6,1.4),-.35,'#f3ead6'),dict(stripe='#b5762c',seed=174)),top,props,boardc=('#5a3a24','#8a5f3a'),dist=4.9)


def tofu_scramble_on_toast(S):
    rng=random.Random(19); stage(table=('#d8a93a','#e3b850'),**S)
    cloth((1.75,.9),(2.0,1.9),-.35,'#f1ebe0','#3f6b57',seed=41)
    o,ih,pin=plate(1.34,.15,'#3f5a6e',speck='#1f2e3a',clay='#c9a67f')
    # torn curds that fell one on another; the smallest lie where they rolled off
    cx,cy=-.36,-.14; cm=food('softcurd',vcol=True,rough=.52,sss=.3,sssr=(.08,.06,.025),bump=.3,bscale=34,coat=0,spec=.32,rndv=.10,rndh=.008)
    def curd(i):
        g=np.random.RandomState(i*7+3); r=g.uniform(.72,1.2,3)*np.array([1.15,.95,.8])*.1; planes=breaks(g,3,.45,.8)
        def fn(q,n): return .1*broken_along(q/.1,planes,i,.9,.10,3)*(1+.10*fbm(n*5+i*3,3)+.045*fbm(n*14+i,2))[:,None]
        def cf(q,n): k,f=fbm(n*1.9+i*5,4),fbm(n*9+i,3); c=cmix('#e4b244','#f4dc8c',.5+1.0*k+.3*f+g.uniform(-.3,.3)); c=mix(c,lin('#f8eecb'),sstep(.05,.45,k+.5*f)*.7); c=mix(c,lin('#c88a26'),sstep(.14,.44,-f)*.5); c=mix(c,lin('#a0601c'),sstep(.32,.44,fbm(n*23+i,2))*.35); return np.concatenate([c,c01(1-.5*sstep(0,.4,-f))[:,None]],1)
        return blob('curd',tuple(r),.30,1.5,i*3,5,cm,fn,cf,3,2.6)
    cu=variants('curd',12,curd); P=Pile(1.45,ih); blot=lambda k: (lambda x,y: (x-cx)**2/.40+(y-cy)**2/.30<k*(1+.22*math.sin(3*math.atan2(y-cy,x-cx)+1)))
    for n,d,k,lo,hi in ((130,.100,.85,.6,1.1),(140,.085,.9,.35,.85),(44,.13,.5,.5,1.0),(60,.10,.6,.3,.75),(180,.055,.95,.18,.42)): pput(P,cu,rng,gp(rng,.75,d,n,cx,cy,shape=blot(k)),.090,.066,.022,(lo,hi),rand=True)
    for _ in range(90): a,q=rng.uniform(0,6.28),.84+abs(rng.gauss(0,.16)); pput(P,cu,rng,[(cx+.60*q*math.cos(a),cy+.52*q*math.sin(a))],.090,.066,.010,(.10,.42),rand=True)
    # spinach that wilted into it, tomatoes that softened in the pan
    sp=wilted()
    for x,y in gp(rng,.50,.19,9,cx,cy): lay(sp,rng,x,y,P.h(x,y)+.004,P.normal(x,y,.12),tilt=.3,scale=rng.uniform(.4,.7))
    bt=tomato_wedge(6,.14,.9)
    for x,y in [(-.60,.02),(-.28,.16),(-.14,-.20),(-.46,-.34)]: z=P.put_ellipsoid(x,y,.10,.06,.03); obj(rng.choice(bt),(x,y,z),quat=align((rng.gauss(0,.25),rng.gauss(-.15,.2),1),rng.uniform(0,6.28)),scale=rng.uniform(.85,1.05))
    upd(); drop(chives(),rng,[(rng.gauss(cx,.26),rng.gauss(cy,.23)) for _ in range(70)],.005,tilt=.6,scale=(.6,1.15))
    bp=cracked(); drop(bp,rng,[(rng.gauss(cx,.28),rng.gauss(cy,.25)) for _ in range(70)],.002,rand=True)
    b=bread(); obj(b,(.66,.60,.19),(.08,-.06,.35)); obj(b,(.80,.16,.27),(.14,.12,-.25))
    spoon((1.62,-1.25,0),1.5,.95,metal('steel','#d6d3cc',.22))

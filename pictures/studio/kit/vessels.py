"""Bowls, plates, pans, cutlery, mugs and glasses, and what is poured into them."""
import math, random
import bpy
import numpy as np
from mathutils import Matrix, Quaternion, Vector
from .base import align, basis, cmix, content_profile, disk_grid, fbm, grid_faces, lin, mix, perlin, pi_, rfx, shade, smooth_prof, sstep
from .shapes import Frame, blob, ico, lay_solid, mesh, obj, rev, revolve, subsurf, tube_mesh, variants
from .materials import ceramic, clear_glass, dust_mat, film_mat, fm, foam_mat, food, glass, icecloud, icemat, metal, vcol, vm, wood
from .liquids import Liquid, surface, wet_mat

def bowl(R=1.0, H=.48, base='#e9e3d6', inner=None, speck='#6b5a48', clay='#a98763', foot=.48, thick=.045, speck_amt=.35, loc=(0, 0), name='bowl', rim='clay', rough=.3, wob=.008):
    pts_out = [(0.001, .03), (foot*R*.9, .03), (foot*R, .0), (foot*R+.02, .015), (foot*R+.03, .05), (R*.72, H*.28), (R*.92, H*.62), (R, H-.02)]
    pts_rim = [(R-.004, H), (R-thick*.5, H+.012), (R-thick, H-.01)]
    pts_in = [(R*.9-thick*.7, H*.62+.03), (R*.70-thick*.3, H*.28+.05), (R*.45, .105), (R*.2, .085), (.001, .08)]
    prof = smooth_prof(pts_out+pts_rim+pts_in, 150)
    gi, go, cl = lin(inner or base), lin(base), lin(clay)
    n_out = len(pts_out); k = len(prof)
    def colf(V, s):
        t = s*(len(pts_out)+len(pts_rim)+len(pts_in)-1)
        isin = sstep(n_out+1, n_out+2.2, t); c = mix(go, gi, isin)
        foot_m = 1-sstep(.05, .085, V[:, 2]+.012*perlin(V*4)); foot_m = foot_m*(1-isin)
        c = c*(1-foot_m[:, None])+cl*foot_m[:, None]
        if rim == 'clay':
            rm = sstep(H-.012, H+.006, V[:, 2]+.008*perlin(V*7)); c = c*(1-.8*rm[:, None])+cl*.8*rm[:, None]
        return c
    m = ceramic(name+base+str(speck), base, speck, speck_amt, rough)
    o = obj(revolve(name, prof, 160, m, colf, wob=wob), (*loc, 0))
    pi = np.array(pts_in[::-1]); pin = smooth_prof(pts_rim[2:]+pts_in, 80)[::-1]
    def inner_h(x, y):
        r = np.hypot(np.asarray(x)-loc[0], np.asarray(y)-loc[1]); return np.interp(r, pin[:, 0], pin[:, 1], right=H+.5)
    o['R'] = R; return o, inner_h, pin
def plate(R=1.3, H=.13, base='#efe9dd', speck='#7a6a58', clay='#b08b66', loc=(0, 0), name='plate', speck_amt=.3, rough=.3, well=.68):
    pts = [(0.001, .03), (R*.55, .03), (R*.6, 0), (R*.62, .02), (R*.8, .05), (R*.97, H-.02), (R, H), (R-.02, H+.015), (R*.93, H-.01), (R*(well+.08), .075), (R*well, .058), (R*.4, .052), (.001, .05)]
    prof = smooth_prof(pts, 140); cl, go = lin(clay), lin(base)
    def colf(V, s):
        rm = sstep(H-.006, H+.012, V[:, 2]+.006*perlin(V*7)); return go*(1-.7*rm[:, None])+cl*.7*rm[:, None]
    m = ceramic(name+base+str(speck), base, speck, speck_amt, rough); o = obj(revolve(name, prof, 160, m, colf, wob=.004), (*loc, 0))
    pin = prof[np.argmax(prof[:, 1]):][::-1]
    def ih(x, y):
        r = np.hypot(np.asarray(x)-loc[0], np.asarray(y)-loc[1]); return np.interp(r, pin[:, 0], pin[:, 1], right=.0)
    return o, ih, pin
def skillet(R=1.05, H=.22, loc=(0, 0), ang=.6, name='skillet'):
    m = food('castiron', '#17181a', '#26282b', scale=5, rough=.42, sss=0, bump=.35, bscale=55, spec=.5, rndv=0, rndh=0, bdist=.01)
    pts = [(0.001, 0), (R*.85, 0), (R*.93, .03), (R, H), (R-.015, H+.012), (R-.045, H), (R*.93-.05, .08), (R*.84, .05), (.001, .05)]
    prof = smooth_prof(pts, 120); o = obj(revolve(name, prof, 144, m), (*loc, 0))
    # handle
    nx, ny = 40, 16; t = np.linspace(0, 1, nx); L = 1.15
    w = .11+.06*np.sin(np.pi*np.clip(t, 0, 1))*.4+.08*(1-sstep(0, .22, t))+.02*sstep(.7, .95, t); w *= np.sqrt(np.clip(1-((t-.93)/.07).clip(0, 1)**2, 0.02, 1))
    phi = np.linspace(0, 2*np.pi, ny, endpoint=False)
    V = np.stack([(R-.02+t[:, None]*L)+0*phi, w[:, None]*np.sign(np.cos(phi))*np.abs(np.cos(phi))**.6, H*.72+.06*t[:, None]+.035*np.sign(np.sin(phi))*np.abs(np.sin(phi))**.7], -1).reshape(-1, 3)
    f = grid_faces(nx, ny, wrap_v=True)
    obj(mesh('handle', V, f, mat=m), (*loc, 0), (0, 0, ang))
    pin = np.array([(0, .05), (R*.84, .052), (R*.93-.05, .085), (R-.045, H)])
    return o, (lambda x, y: np.interp(np.hypot(np.asarray(x)-loc[0], np.asarray(y)-loc[1]), pin[:, 0], pin[:, 1], right=0)), pin
def spoon(loc=(0, 0, 0), rot=0, scale=1.0, mat=None, tilt=0):
    mat = mat or metal('brass', '#c9a56a', .25)
    nx, ny = 90, 21; t = np.linspace(0, 1, nx); L = 1.75
    head = .30  # fraction
    w = np.where(t < head, .19*np.sqrt(np.clip(1-((t-head*.48)/(head*.5))**2, 0, 1)), 0)
    neck = .035+.03*sstep(.55, .96, t); w2 = neck*np.sqrt(np.clip(1-((t-.95)/.05).clip(0, 1)**2, 0, 1)); w = np.maximum(w, np.where(t > head*.7, w2, 0))
    w = np.maximum(w, .002)
    s = np.linspace(-1, 1, ny); X = t[:, None]*L+0*s; Y = w[:, None]*s
    depth = -.075*np.clip(1-((t-head*.46)/(head*.52))**2, 0, 1)
    Z = depth[:, None]*(1-s**2)+.10+0*s+ (.10*sstep(.2, .5, t)*(1-sstep(.5, 1, t)))[:, None]+.012*(1-s**2)*sstep(head, head+.05, t)[:, None]
    o = obj(mesh('spoon', np.stack([X, Y, Z], -1).reshape(-1, 3), grid_faces(nx, ny), mat=mat), loc, (0, tilt, rot), scale)
    sm = o.modifiers.new('sol', 'SOLIDIFY'); sm.thickness = .022; sm.offset = 1; subsurf(o, 1); return o
def smallbowl(R, H, base, loc, inner=None, **k): return bowl(R, H, base, inner=inner, loc=loc, name='sb'+base+str(R), foot=.55, thick=.035, **k)
def jug(x,y,col='#33463c',s=1.0,spout=True):
    prof=smooth_prof([(.001,0),(.3,0),(.33,.03),(.36,.25),(.3,.5),(.24,.62),(.27,.74)]+[(.265,.75),(.25,.74)]+[(.215,.62),(.27,.5),(.33,.25),(.3,.06),(.001,.05)],120); o=obj(revolve('jug',prof,120,ceramic('jug'+col,col,'#1c2521',.25,.3),lambda V,s_:np.tile(lin(col),(len(V),1))),(x,y,0),scale=s)
    t=np.linspace(0,1,30); a=np.pi*t; p=np.stack([.27+.2*np.sin(a),0*t,.16+.46*t],-1); obj(tube_mesh('jh',p,.042,ceramic('jugh'+col,col,None),14,cols=np.tile(lin(col),(30,1))),(x,y,0),(0,0,-.5),s); return o
def tumbler(x,y,H=1.1,R=.42,taper=.86,content=None,fill=.85,mat=None,segs=112,bands=None,seed=0,stem=False,wall=.03):
    """glass with banded content. bands: [(ztop_frac, c1, c2, lumpiness, share of pores where mat is crumbed())] from the bottom; returns z of content top"""
    gm=clear_glass(); b=R*taper
    po=[(.001,0),(b*.9,0),(b*.97,.025),(b+(R-b)*.4,H*.4),(R,H)]; pi=[(R-wall,H),(b+(R-b)*.4-wall,H*.4),(b*.95-wall,.11),(b*.6,.085),(.001,.08)]
    obj(revolve('glass',smooth_prof(po+[(R-wall/2,H+.012)]+pi,110),segs,gm),(x,y,0))
    zt=H*fill; lp=content_profile(H,R,taper,fill,wall); mm=mat or vm('fill',rough=.4,sss=.2,bump=.12,bscale=22,coat=.15,rndv=0,rndh=0)
    def cf(X,Y,Z):
        c=None; al=0; A=np.arctan2(Y,X); q=np.stack([np.cos(A)*2+seed,np.sin(A)*2,Z*3],-1); wob=.03*fbm(q,3)+.018*fbm(q*3,2); z0=0
        for k,(f,c1,c2,*lm) in enumerate(bands):
            pores=lm[1] if len(lm)>1 else 0; lm=lm[0] if lm else 6
            n=fbm(np.stack([X,Y,Z],-1)*lm+k*3+seed,4); cc=cmix(c1,c2,.5+1.2*n); w=1 if c is None else sstep(-.012,.012,(Z+wob)-z0); al=al*(1-w)+pores*w; c=cc if c is None else mix(c,cc,w); z0=zt*f+.085*(1-f)
        return np.concatenate([c,(al+0*X)[...,None]],-1) if any(len(b)>4 for b in bands) else c
    obj(rev('fill',lp,mm,cf,0,segs=150,sm=False),(x,y,0)); return zt
def oval_dish(a=1.25,b=.9,H=.36,col='#e9e3d6',inner=None,loc=(0,0),rot=0,th=.05,clay='#a98763',speck='#6b5a48',p=2.6):
    """rounded baking dish; returns obj, inside height function, outline scale fn"""
    m=ceramic('dish'+col,col,speck,.25,.28); N=200; t=np.linspace(0,2*np.pi,N,endpoint=False); k=(np.abs(np.cos(t))**p+np.abs(np.sin(t))**p)**(-1/p); ox,oy=k*np.cos(t),k*np.sin(t)
    prof=smooth_prof([(.001,.02),(.8,.02),(.85,0),(.88,.02),(.93,.1),(.985,H-.04),(1.03,H-.01),(1.035,H+.012),(1.0,H+.015),(1.0-th,H-.02),(.92-th,.10),(.86-th,.055),(.001,.05)],110)
    V=np.stack([np.outer(ox,prof[:,0]*a),np.outer(oy,prof[:,0]*b),np.outer(np.ones(N),prof[:,1])],-1); g=lin(col); gi=lin(inner or col); ins=(np.arange(len(prof))>len(prof)*.70)[None,:,None]; c=np.where(ins,gi,g)+0*V; rm=sstep(H-.012,H+.012,V[...,2])[...,None]; c=c*(1-.55*rm)+lin(clay)*.55*rm
    o=obj(mesh('dish',V.reshape(-1,3),grid_faces(N,len(prof),wrap_u=True),c.reshape(-1,3),m),(*loc,0),(0,0,rot)); return o
def bakedish(a=1.35,b=.95,H=.42,col='#e9e0d0',inner=None,loc=(0,0),p=4.5,clay='#8a6547',handles=True,speck='#6b5a48',rot=0):
    R=rfx(a,b,p); prof=smooth_prof([(.001,0),(.82,0),(.86,.015),(.89,.06),(.97,H*.8),(.995,H),(1.0,H+.015),(.985,H+.03),(.955,H+.02),(.94,H*.8),(.865,.1),(.84,.065),(.4,.06),(.001,.06)],150)
    gi,go,cl=lin(inner or col),lin(col),lin(clay)
    def colf(V,s):
        c=mix(go,gi,sstep(.58,.64,s)); rm=sstep(H+.0,H+.022,V[:,2]+.008*perlin(V*7)); return c*(1-.75*rm[:,None])+cl*.75*rm[:,None]
    m=ceramic('dish'+col,col,speck,.3,.3); o=obj(revolve('dish',prof,200,m,colf,rfun=lambda th,Z:R(th)),(*loc,0),(0,0,rot))
    if handles:
        for sx in (1,-1):
            t=np.linspace(-1,1,40); q=np.stack([sx*(a*.985*np.clip(1-(np.abs(t)*b*.34/b)**p,0,1)**(1/p)-.02+.20*np.sqrt(np.clip(1-t**4,0,1))),t*b*.34,H*.86+0*t],-1); cc=np.tile(go,(40,1)); obj(tube_mesh('hnd',q,.05,m,12,cols=cc),(*loc,0),(0,0,rot))
    def inside(lv): return float(np.interp(lv,[.06,.1,H*.8,H],[.84,.865,.94,.955]))
    return o,R,inside
def fork(loc=(0,0,0),rot=0,scale=1.0,mat=None):
    mat=mat or metal('steel','#d6d3cc',.22); F=Frame(loc,(0,0,rot),scale); nx=60; t=np.linspace(0,1,nx); w=.035+.03*sstep(.5,.98,t)+.10*(1-sstep(.0,.16,t)); w*=np.sqrt(np.clip(1-((t-.95)/.05).clip(0,1)**2,.02,1)); s=np.linspace(-1,1,9)
    V=np.stack([(.32+1.4*t)[:,None]+0*s,w[:,None]*s,(.05+.07*sstep(0,.3,t)*(1-sstep(.4,1,t)))[:,None]+0*s],-1).reshape(-1,3); lay_solid(F.add(mesh('fork',V,grid_faces(nx,9),mat=mat)),.025)
    for k in range(4):
        u=np.linspace(0,1,14); F.add(tube_mesh('tine',np.stack([.36-.36*u,(k-1.5)*.072+0*u,.05+.03*np.sin(u*3)],-1),.022*(1-.45*u),mat,8))
def chopsticks(x0,y0,x1,y1,z0=.05,z1=.05,c=('#3b2012','#6b3d20'),gap=.13):
    m=wood('chop'+c[0],*c); d=math.hypot(x1-x0,y1-y0); nx,ny=-(y1-y0)/d,(x1-x0)/d
    for s in (0,1):
        t=np.linspace(0,1,30); g=s*gap*(1-.5*t); obj(tube_mesh('ch',np.stack([x0+(x1-x0)*t+nx*g,y0+(y1-y0)*t+ny*g,z0+(z1-z0)*t],-1),.042-.018*t,m,12))
def crock(kind='bowl',R=1.14,H=.5,col='#e9e3d6',inner=None,clay='#8a6547',speck='#4a3a2c',amt=.35,well=.68,loc=(0,0)):
    if kind=='plate': return plate(R,H,col,speck=speck,clay=clay,speck_amt=amt,well=well,loc=loc)
    if kind=='pan': return skillet(R,H,loc)
    return bowl(R,H,col,inner=inner,clay=clay,speck=speck,speck_amt=amt,loc=loc)
def icecube(s=.17):
    """Cubes with hollowed faces and worn corners, a cloud of air in the middle and a crack or two."""
    def mk(i):
        rng=random.Random(i+3); r=np.array((s*(1+.12*math.sin(i*2)),s*rng.uniform(.86,1.06),s*.92*(1+.12*math.cos(i))))
        def fn(p,n): u=p/r; k=np.abs(u).max(1); f=np.argmax(np.abs(u),1); flat=np.take_along_axis(1-np.abs(u)**2,np.stack([(f+1)%3,(f+2)%3],1),1).clip(0).prod(1); return p*(1-.07*flat-.03*fbm(n*1.3+i*4,2)*k)[:,None]
        me=blob('ice',tuple(r),.03,1.3,i,5,icemat(),fn,None,2,5.5); V,F,C=[],[],[]; off=0
        for k in range(2+i%2):
            x,y,f=disk_grid(1,14,40); q=np.hypot(x,y); Z=.25*fbm(np.stack([x*1.5+k,y*1.5,x*0+i],-1),3); R=np.array(align((rng.uniform(-1,1),rng.uniform(-1,1),rng.uniform(-.4,1)),rng.uniform(0,6)).to_matrix()); c=np.array([rng.uniform(-.25,.25) for _ in range(3)])*s; w=rng.uniform(.5,.85)
            V.append((np.stack([x*w,y*w*rng.uniform(.4,.9),Z*.6],-1)*s)@R.T+c); F+=[tuple(o+off for o in g) for g in f]; C.append(np.clip(1-q,0,1)**.6*.5); off+=len(x)
        v,f=ico(4); d=1+.45*fbm(v*1.4+i*5,3)
        for w,al in ((.30,.55),(.46,.30),(.60,.14)): V.append(v*d[:,None]*r*w); F+=[tuple(o+off for o in g) for g in f]; C.append(np.full(len(v),al)); off+=len(v)
        cl=mesh('icecl',np.concatenate(V),F,np.ones((off,3)),icecloud()); a=np.ones((off,4),np.float32); a[:,3]=np.concatenate(C); cl.color_attributes['Col'].data.foreach_set('color',a.ravel()); return _both(me,cl)
    return variants('icecube%s'%s,5,mk)
def _both(a,b):
    """Two meshes as one that keeps both materials."""
    o=[obj(a),obj(b)]; bpy.context.view_layer.update()
    with bpy.context.temp_override(active_object=o[0],object=o[0],selected_objects=o,selected_editable_objects=o): bpy.ops.object.join()
    me=o[0].data; bpy.data.objects.remove(o[0]); return me
GL=dict(
 highball=dict(H=1.55,R=.38,base=.90,po=None),
 tumbler=dict(H=1.05,R=.46,base=.88,po=None),
 pint=dict(H=1.5,R=.44,base=.70,po=None),
 shot=dict(H=.62,R=.24,base=.82,po=None),
 lassi=dict(H=1.35,R=.42,base=.78,po=[(.80,0),(.80,.03),(.66,.14),(.70,.30),(.95,.62),(1.0,.8),(.94,1.0)]),
 hurricane=dict(H=1.75,R=.42,base=.70,po=[(.72,0),(.74,.012),(.40,.035),(.13,.075),(.12,.20),(.42,.26),(.86,.42),(.94,.56),(.80,.76),(.86,.9),(1.0,1.0)],floor=.265),
 goblet=dict(H=1.55,R=.46,base=.7,po=[(.70,0),(.72,.012),(.38,.03),(.11,.07),(.10,.30),(.40,.35),(.88,.5),(1.0,.68),(.98,.85),(.92,1.0)],floor=.37),
 jar=dict(H=1.4,R=.46,base=.9,po=[(.86,0),(.95,.02),(1.0,.08),(1.0,.72),(.94,.80),(.82,.85),(.82,.87),(.86,.88),(.86,.90),(.82,.91),(.82,.95),(.84,.98),(.84,1.0)]),
 bottle=dict(H=2.2,R=.42,base=.9,po=[(.9,0),(.98,.015),(1.0,.05),(1.0,.58),(.92,.66),(.60,.76),(.46,.83),(.44,.93),(.50,.94),(.52,.97),(.50,1.0)]),
 carafe=dict(H=1.9,R=.56,base=.9,po=[(.80,0),(.92,.015),(1.0,.10),(.96,.32),(.66,.58),(.48,.74),(.50,.88),(.64,1.0)]),
 teaglass=dict(H=.95,R=.38,base=.8,po=[(.62,0),(.70,.02),(.80,.14),(.76,.34),(.70,.52),(.84,.80),(.96,1.0)]),
 glassmug=dict(H=1.0,R=.46,base=.92,po=None))
class Glass: pass
def glassware(kind,x=0,y=0,s=1.0,tint='#f9fbfa',thick=.032,ribs=0,handle=None):
    g=GL[kind]; H,R=g['H']*s,g['R']*s; G=Glass(); G.x,G.y,G.H,G.R=x,y,H,R
    if g['po']: po=[(r*R,z*H) for r,z in g['po']]
    else: b=g['base']; po=[(b*R*.97,0),(b*R,.02),(R*(b+(1-b)*.35),H*.35),(R*(b+(1-b)*.7),H*.7),(R,H)]
    fl=g.get('floor',.0)*H or .07*s; po=[(.001,.022*s),(po[0][0]*.72,.018*s)]+po  # hollow below: it stands on a ring
    out=smooth_prof(po,90); up=out[out[:,1]>fl+.012]; wall=thick*np.clip(np.hypot(1,np.gradient(up[:,0])/np.maximum(np.gradient(up[:,1]),1e-4)),1,3.5)  # of one thickness also where it slants
    ri=np.maximum(up[:,0]-wall,.002); ii=np.vstack([[[.001,fl],[ri[0]*.9,fl+.004]],np.stack([ri,up[:,1]],-1)]); ii[-1]=(po[-1][0]-thick,H); G.pin=ii
    prof=np.vstack([out,[[R*0+(po[-1][0]-thick/2),H+thick*.45]],ii[::-1]]); prof[:,0]=np.maximum(prof[:,0],.001)
    rf=(lambda th,z:1+.012*np.cos(th*ribs)*sstep(.08*H,.18*H,z)*(1-sstep(.82*H,.92*H,z))) if ribs else None
    G.o=obj(revolve('glass',prof,112,clear_glass(tint),rfun=rf),(x,y,0)); G.rim=po[-1][0]; G.floor=fl; G.ribs=rf
    if 'floor' in g:
        st=[(r,z) for r,z in po if z<=fl*1.02]; st=smooth_prof(st+[(st[-1][0]*1.2,fl*.99),(.001,fl*.995)],70); st[:,0]=np.maximum(st[:,0]*.985,.001); obj(revolve('stem',st,96,clear_glass()),(x,y,.003))
    if handle is not None:
        t=np.linspace(-pi_/2,pi_/2,30); hh=H*.30; cx=R*.93; p=np.stack([x+(cx+np.cos(t)*R*.72)*math.cos(handle),y+(cx+np.cos(t)*R*.72)*math.sin(handle),H*.52+np.sin(t)*hh],-1); obj(tube_mesh('hd',p,.058*s,clear_glass(),16))
    return G
def pour(G,level,layers,mat,wav=.18,gap=-.005,seed=0,top=None,streak=0,film=None,cling=.05):
    """fill glass to z=level*H. layers=[(t,colour)...] t 0..1 bottom->top, blended with noise. It creeps up the glass at its edge;
    film: colour of what it left on the glass, up to about cling above it."""
    z1=G.floor+(G.H-G.floor)*level; n=150; zz=np.linspace(G.floor+gap,z1,n); rr=np.interp(zz,G.pin[:,1],G.pin[:,0])-gap; e=rr[-1]
    prof=np.vstack([[[.001,G.floor+gap]],np.stack([rr,zz],-1),[[e-.004,z1+.010],[e-.012,z1+.002],[e-.03,z1-.003],[e*.9,z1-.005],[e*.6,z1-.005],[.001,z1-.005]]])
    ts=[l[0] for l in layers]; cs=np.array([lin(l[1]) for l in layers])
    def cf(V,s):
        k=fbm(np.stack([V[:,0]*2.6+seed*3,V[:,1]*2.6,V[:,2]*2.0+seed],-1),4); k2=fbm(np.stack([V[:,0]*7+seed*3,V[:,1]*7,V[:,2]*2.4+seed],-1),5)
        t=(V[:,2]-G.floor)/(z1-G.floor); t=np.clip(t+wav*k*(1-np.abs(2*t-1)**4)+streak*k2*(1-np.abs(2*t-1)**3),0,1); c=np.stack([np.interp(t,ts,cs[:,i]) for i in range(3)],-1); return c*(1+.10*k)[:,None]
    obj(revolve('liq',prof,240,mat,cf,rfun=G.ribs),(G.x,G.y,0)); G.top=z1; G.tr=float(rr[-1])
    if film: cling_film(G,film,cling,seed)
    return z1
def cling_film(G,c,up=.05,seed=0):
    """What ran back down the glass: thin, ragged at its upper edge, with runs and drops left behind."""
    na,nz_=260,26; a=np.linspace(0,2*np.pi,na,endpoint=False)[:,None]; ca,sa=np.cos(a),np.sin(a); w=up*(.55+1.5*np.clip(fbm(np.stack([ca*1.1+seed,sa*1.1,a*0],-1),2)+.15,0,1)+.7*np.clip(fbm(np.stack([ca*6+seed,sa*6,a*0],-1),2),0,1)); w=np.minimum(w,(G.H-G.top)*.75)
    t=np.linspace(0,1,nz_)[None,:]; z=G.top-.004+w*1.5*t; r=np.interp(z,G.pin[:,1],G.pin[:,0])-.004; n=fbm(np.stack([ca*9+0*t,sa*9+0*t,z*5+seed],-1),3); run=fbm(np.stack([ca*15+0*t,sa*15+0*t,z*1.2+seed],-1),2)
    al=np.clip(1.15-1.35*t+.5*n,0,1)*np.clip(.8+1.4*run,0,1)*(1-t**6); al=np.maximum(al*.95,(1-t*5).clip(0,1)); V=np.stack([r*ca,r*sa,z],-1).reshape(-1,3); me=mesh('film',V,grid_faces(na,nz_,wrap_u=True),np.tile(lin(c),(len(V),1)),film_mat()); k=np.ones((len(V),4),np.float32); k[:,:3]=lin(c); k[:,3]=al.ravel(); me.color_attributes['Col'].data.foreach_set('color',k.ravel()); obj(me,(G.x,G.y,0))
def froth(G,rng,c,cover=.5,h=.007,big=40,ring=.3,z=None):
    """Foam on a drink: a crust of fine bubbles in patches and along the glass (cover 0..1), with some larger bubbles at its edges, no two of a size."""
    z=G.top if z is None else z; s=rng.uniform(0,99); x,y,f=disk_grid(G.tr*.994,80,200); r=np.hypot(x,y)/G.tr; n=fbm(np.stack([x*3.2/G.tr*.4+s,y*3.2/G.tr*.4,x*0],-1),4)+.35*fbm(np.stack([x*16+s,y*16,x*0],-1),2); k=sstep(-.10,.10,n*1.3+(cover-.5)*1.6+ring*sstep(.6,1,r)*1.6); f1=fbm(np.stack([x*30+s,y*30,x*0],-1),2)
    Z=-.012+k*(h+.005+.003*f1)+.010*sstep(.93,1,r)*k; C=cmix(c,shade(c,1.06),.5+f1); C=cmix(shade(c,.86),C,k); obj(mesh('froth',np.stack([x,y,Z],-1),f,C,foam_mat()),(G.x,G.y,z-.006))
    V,F,off=[],[],0; v,fc=ico(2)
    for _ in range(big*6):
        if off>=big*len(v): break
        a=rng.uniform(0,6.28); q=G.tr*(1-.5*rng.random()**2.2 if rng.random()<.75 else math.sqrt(rng.random()))*.975; X,Y=q*math.cos(a),q*math.sin(a); j=int(np.argmin((x-X)**2+(y-Y)**2))
        if not .1<k[j]<.97 and rng.random()<.8: continue
        b=.006+.016*rng.random()**3; q=min(q,G.tr-b*1.05); V.append(v*b*np.array([1,1,.85])+np.array([q*math.cos(a),q*math.sin(a),Z[j]+b*.25])); F+=[tuple(o+off for o in g) for g in fc]; off+=len(v)
    if V: obj(mesh('bub',np.concatenate(V),F,np.tile(lin(c),(off,1)),bubble_mat()),(G.x,G.y,z-.006))
def bubble_mat():
    """A bubble's skin: mostly what is behind it, a tinge of its own, bright at its edge."""
    from .materials import new_node, nodemat, _MATS
    if 'bubm' in _MATS: return _MATS['bubm']
    m,nt,b=nodemat('bubm'); L=nt.links.new; vc=new_node(nt,'ShaderNodeVertexColor',layer_name='Col'); L(vc.outputs[0],b.inputs['Base Color']); b.inputs['Roughness'].default_value=.06; b.inputs['Specular'].default_value=.6; tr=new_node(nt,'ShaderNodeBsdfTransparent'); lw=new_node(nt,'ShaderNodeLayerWeight',i_Blend=.45); mr=new_node(nt,'ShaderNodeMapRange'); mr.inputs[3].default_value=.30; mr.inputs[4].default_value=.95; L(lw.outputs['Facing'],mr.inputs[0]); ms=new_node(nt,'ShaderNodeMixShader'); L(mr.outputs[0],ms.inputs[0]); L(tr.outputs[0],ms.inputs[1]); L(b.outputs[0],ms.inputs[2]); L(ms.outputs[0],nt.nodes['Material Output'].inputs[0]); _MATS['bubm']=m; return m
def dusting(c,x,y,R,z,amount=.5,seed=0,squash=1.0):
    """Powder sifted over a place, thick in the middle, uneven. z: height or a function of x, y"""
    X,Y,f=disk_grid(R,60,160); r=np.hypot(X,Y)/R; Y=Y*squash; n=fbm(np.stack([X*3/R*.5+seed,Y*3/R*.5,X*0],-1),3); Z=z(X+x,Y+y) if callable(z) else X*0+z; al=np.clip(amount*(1.25-r**1.4*1.25)+.45*n,0,1)*(1-r**5)
    me=mesh('dust',np.stack([X,Y,Z],-1),f,np.tile(lin(c),(len(X),1)),dust_mat()); k=np.ones((len(X),4),np.float32); k[:,:3]=lin(c); k[:,3]=al; me.color_attributes['Col'].data.foreach_set('color',k.ravel()); return obj(me,(x,y,0))
def ice_in(G,rng,n=5,s=.17,z0=None,above=.06,rmax=None):
    """cubes packed down from the surface; the top ones stick out, lie askew and are of other sizes"""
    ic=icecube(s); pts=[]; z=G.top+above
    for k in range(400):
        if len(pts)>=n: break
        lv=z-rng.random()**.8*(z-(z0 if z0 is not None else G.floor+.25)) if len(pts)>1 else z+rng.uniform(-.05,.03)
        R=float(np.interp(min(lv,G.H),G.pin[:,1],G.pin[:,0]))-s*1.28
        if R<.02: R=.02
        a=rng.uniform(0,6.28); r=R*math.sqrt(rng.random()); p=np.array([G.x+r*math.cos(a),G.y+r*math.sin(a),lv])
        if all(np.linalg.norm(p-q)>s*1.75 for q in pts): pts.append(p); obj(rng.choice(ic),p,(rng.uniform(-.7,.7),rng.uniform(-.7,.7),rng.uniform(0,6)),rng.uniform(.82,1.04))
    return pts
def beads(G,rng,n=100):
    """Gas that clings to the inside of a glass and rises in it: beads of very different size, hardly more than their edges."""
    v,fc=ico(2); V,F,off=[],[],0
    for k in range(n):
        z=rng.uniform(G.floor+.04,G.top-.015); b=.0025+.0075*rng.random()**3; a=rng.uniform(0,6.28); r=(float(np.interp(z,G.pin[:,1],G.pin[:,0]))-b-.004)*(1 if k%3 else math.sqrt(rng.random())); V.append(v*b+np.array([r*math.cos(a),r*math.sin(a),z])); F+=[tuple(o+off for o in g) for g in fc]; off+=len(v)
    obj(mesh('bead',np.concatenate(V),F,np.ones((off,3)),bubble_mat()),(G.x,G.y,0))
def droplets(G,rng,n=140,z0=.08,z1=None):
    """Cold glass sweats: drops of many sizes outside, some of them run together."""
    from .materials import glass
    m=glass('drop','#ffffff'); v,fc=ico(2); V,F,off=[],[],0; out=np.array([(q.co.x,q.co.z) for q in list(G.o.data.vertices)[:90]]); z1=z1 or G.top
    for _ in range(n):
        z=rng.uniform(z0,z1); a=rng.uniform(-2.9,-.2); b=.005+.013*rng.random()**3.5; R=float(np.interp(z,out[:,1],out[:,0])); d=np.array([math.cos(a),math.sin(a),0]); t=np.array([-d[1],d[0],0]); e=rng.uniform(.9,1.5)
        V.append(np.outer(v[:,0]*b*.5,d)+np.outer(v[:,1]*b,t)+np.outer(v[:,2]*b*e,[0,0,1])+d*R+np.array([0,0,z])); F+=[tuple(o+off for o in g) for g in fc]; off+=len(v)
    obj(mesh('sweat',np.concatenate(V),F,mat=m),(G.x,G.y,0))
def straw(G,col='#f4efe4',ang=.5,lean=.2,up=.55,r=.03,stripe=None):
    t=np.linspace(0,1,60); b=G.floor+.04; R=float(np.interp(b+.2,G.pin[:,1],G.pin[:,0]))-.08; tr=G.rim-.075; zt=G.H; L=1+up/(zt-b); f=t*L
    x0=-R*.8*math.cos(ang); y0=-R*.8*math.sin(ang); x1=tr*math.cos(ang); y1=tr*math.sin(ang)
    p=np.stack([G.x+x0+(x1-x0)*f,G.y+y0+(y1-y0)*f,b+(zt-b)*f],-1); c=None; m=fm(col,rough=.45,sss=0,bump=0,rndv=0)
    if stripe: c=np.where((np.arange(60)//3%2)[:,None]==0,lin(col),lin(stripe)); m=vcol('straw',rough=.45,sss=0,bump=0,rndv=0,rndh=0)
    obj(tube_mesh('straw',p,r,m,18,False,c))
    obj(tube_mesh('straw',p[-2:]+np.array([0,0,.002]),r*.72,fm('#4a3a30',rough=.8,sss=0,bump=0,rndv=0),12,True))
def on_rim(G,me,ang=0,R=.25,sink=.45,scale=1.0,tilt=0):
    """wheel slotted on the rim; its plane holds the radial and the vertical direction"""
    a=ang; x=G.x+G.rim*math.cos(a); y=G.y+G.rim*math.sin(a); n=(math.sin(a),-math.cos(a),0)
    q=basis((math.cos(a),math.sin(a),0),n); obj(me,(x,y,G.H+R*scale*(1-sink*2)*.5+R*scale*.1),scale=scale,quat=Quaternion(Vector(n),tilt)@q)
def in_glass(G,me,z,ang=-pi_/2,gap=.03,scale=1.0,spin=0,tilt=.0,r=None):
    """slice standing inside the wall, facing out; the whole disc stays inside the liquid"""
    if r is None: r=max(v.co.x for v in me.vertices)
    R=float(np.interp(z,G.pin[:,1],G.pin[:,0]))-gap; R=math.sqrt(max(R*R-(r*scale)**2,.004)); n=Vector((math.cos(ang),math.sin(ang),tilt)); obj(me,(G.x+R*n.x,G.y+R*n.y,z),scale=scale,quat=align(n,spin))
def wedge_in(G,me,z,ang=-pi_/2,R=.24,scale=1.0,roll=0,gap=.05):
    """fruit wedge inside the glass with its cut face outwards"""
    d=float(np.interp(z,G.pin[:,1],G.pin[:,0]))-gap; d=math.sqrt(max(d*d-(R*scale)**2,.004)); n=Vector((math.cos(ang),math.sin(ang),0)); t=Vector((-math.sin(ang),math.cos(ang),0)); X=t*math.cos(roll)+Vector((0,0,1))*math.sin(roll); Zd=n.cross(X); Zd=X.cross(n); q=Matrix((X,n,Zd)).transposed().to_quaternion() if X.cross(n).dot(Zd)>0 else Matrix((X,n,-Zd)).transposed().to_quaternion(); obj(me,(G.x+d*n.x,G.y+d*n.y,z),scale=scale,quat=q)
def mug(x,y,R=.5,H=.92,base='#e9dfd0',inner='#f3ece0',handle=.0,speck='#6b5a48',clay='#b08a66',bulge=.04):
    po=[(.001,.0),(R*.80,.0),(R*.86,.02),(R*(.93+bulge),H*.3),(R*(.96+bulge),H*.6),(R,H*.98)]; pr=[(R-.005,H),(R-.025,H+.012),(R-.05,H-.004)]; pin=[(R*(.96+bulge)-.055,H*.6),(R*(.93+bulge)-.055,H*.3),(R*.74,.08),(.001,.07)]
    prof=smooth_prof(po+pr+pin,120); c=lin(base); ci=lin(inner); cl=lin(clay); N=len(po)+len(pr)+len(pin)-1
    def cf(V,s):
        isin=sstep(len(po)/N,(len(po)+1.6)/N,s); k=mix(c,ci,isin); f=(1-sstep(.04,.07,V[:,2]+.01*perlin(V*4)))*(1-isin); rm=sstep(H-.02,H+.004,V[:,2]); f=np.maximum(f,rm*.6)[:,None]; return k*(1-f)+cl*f
    m=ceramic('mug'+base+str(speck),base,speck,.35,.3); obj(revolve('mug',prof,144,m,cf),(x,y,0))
    t=np.linspace(-1.58,1.58,40); hr=H*.29; p=np.stack([R*.93+np.cos(t)*R*.62-.02,0*t,H*.52+np.sin(t)*hr],-1); o=obj(tube_mesh('mh',p,.062*(1-.15*np.cos(t)),m,16,True,np.tile(c,(40,1))),(x,y,0),(0,0,handle))
    G=Glass(); G.x,G.y,G.H,G.R,G.rim,G.floor=x,y,H,R,R-.03,.07; G.pin=smooth_prof(pr[2:]+pin,80)[::-1]; return G
def coffee(G,level,colf,mat,amp=.006,dome=0,extra=None):
    so,h,R=surface(G.pin,level,colf,mat,(G.x,G.y),amp=amp,dome=dome,extra=extra,nr=90,nt=200); G.top=level; G.tr=R; return h,R
def dipbowl(rng,R=.85,H=.42,base='#e9dfcc',inner=None,loc=(0,0),level=.32,c=('#e3c48c','#f0dcae'),amp=.045,turns=2.2,oil=None,oil_lv=-.25,grain=0,rough=.45,speck='#6b5a48',clay='#a98763',spice=None,flip=1,dome=.03,name='dip',oil_alpha=.4,well=0,lump=0,paint=None,oil_where=None):
    """A spread with the marks of the spoon, clear oil in its grooves. grain: how coarse it is; paint(liquid, rng) adds what lies in it.
    Gives the pile and the radius."""
    o,ih,pin=bowl(R,H,base,inner=inner,loc=loc,name=name,speck=speck,clay=clay); q=Liquid(pin,level,c,loc,int(R*100)+len(base+c[0])+int(abs(loc[0])*10),dome,contrast=.35); q.H-=well*np.exp(-(q.r/.28)**2)
    if amp: q.spoon_marks(amp*1.05,turns,flip,2,.10)
    q.rough(.004,7,3); q.rough(.0005,55,4,2)
    if grain: q.rough(grain*.28,13,5); q.rough(grain*.22,36,6,2); q.C=mix(q.C,lin(shade(c[0],.7)),sstep(.2,.6,q.noise(26,8,3))*.5)
    if lump: q.rough(lump,6,9,2)
    if spice: q.C=mix(q.C,lin(spice),sstep(.1,.5,q.noise(2.6,9)+.35*q.noise(22,10))*.45*(1-sstep(.8,.95,q.r)))
    q.pits(rng,int(60*R*R))
    if paint: paint(q,rng)
    if oil: q.oil(oil,.004+.35*max(0,-oil_lv-.1)*amp,None if oil_where is None else oil_where(q),3)
    q.show(wet_mat('dip'+c[0],rough,.14,0,.14 if grain else .06,80)); return q.pile(R+max(abs(loc[0]),abs(loc[1]))+.1),q.R

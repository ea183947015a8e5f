"""Small pieces that many ingredients are made of: seeds, nibs, slices."""
import math
import numpy as np
from .base import N, c01, fbm, grid_faces, lin, mix, pi_, shade, sstep
from .shapes import blob, crumb, mesh, slice_disc, variants
from .materials import food, thin, vcol

def seed(c, r, name): m = food(name, c, c, rough=.35, sss=0, bump=0, rndv=.2); return variants(name, 1, lambda i: blob(name, r, .05, 1, 0, 2, m))
def glazed(meshes, c, amount=.5, tag=''):
    """Copies of pieces in vertex colours that were tossed in a sauce: it clings in patches, most in what lies low, and glistens there."""
    def mk(i):
        new = meshes[i].copy(); n = len(new.vertices); v = np.empty(n*3, np.float32); new.vertices.foreach_get('co', v); v = v.reshape(-1, 3).astype(float); q = np.empty(n*4, np.float32); ca = new.color_attributes['Col'].data; ca.foreach_get('color', q); q = q.reshape(-1, 4); k = c01(amount+.95*fbm(v*9+i*3, 4)+.35*fbm(v*34+i, 2)); q[:, :3] = mix(q[:, :3], lin(c)*np.clip(.75+.5*fbm(v*6+i*5, 2), .4, 1.3)[:, None], .92*k); q[:, 3] = 1-.75*k; ca.foreach_set('color', q.ravel()); return new
    return variants('glaze'+meshes[0].name+c+tag, len(meshes), mk)
def stewed(key, r, c1, c2, stain, power=5, n=7, skin=None, amp=.13, soft=.45):
    """Pieces that simmered in a sauce: their corners went soft, its colour went into them from outside in patches, and it glistens on them.
    skin is the colour of a side that was the rind."""
    m = food('stew'+key, vcol=True, rough=soft, sss=.2, sssr=(.08, .05, .02), bump=.25, bscale=40, coat=.04, rndv=.14, rndh=.006)
    def mk(i):
        rs = np.random.RandomState(i*7+len(key)); s = rs.uniform(-.25, .25, 4); g = rs.uniform(.78, 1.2, 3)
        def fn(p, q): p = p*g; p[:, 0] += s[0]*p[:, 1]+s[1]*p[:, 2]; p[:, 1] += s[2]*p[:, 2]; p[:, 2] *= 1+s[3]*p[:, 0]/r[0]; return p*(1-.08*c01(fbm(q*5+i*3, 3)))[:, None]
        def cf(p, q):
            k = c01(.35+1.0*fbm(q*2.2+i*5, 4)+.3*fbm(q*9+i, 2)); c = mix(lin(c1), lin(c2), c01(.5+1.1*fbm(q*3+i*9, 4)))
            if skin: c = mix(c, lin(skin), sstep(.72, .80, p[:, 2]/r[2]/g[2])*.95)
            return np.concatenate([mix(c, lin(stain), .75*k), (1-.6*k)[:, None]], 1)
        return blob('stew'+key, r, amp, 1.8, i*3, 5, m, fn, cf, 3, power)
    return variants('stew'+key, n, mk)
def nib(c1='#2b140b',c2='#4a2616',r=.03,name='nibs'): return crumb(food(name+c1,c1,c2,rough=.5,sss=0,bump=.2,rndv=.15),r,5,.4,name,2)
def B(name,r,c1,c2,amp=.08,power=2,n=4,sub=3,freq=1.5,oct=3,fn=None,**k):
    kw=dict(scale=4,rough=.35,sss=.2,bump=.15,bscale=24,coat=.2,rndv=.15); kw.update(k); m=food('B'+name,c1,c2,**kw)
    return variants('B'+name,n,lambda i: blob(name,tuple(q*(1+.1*math.sin(i*2.3+j)) for j,q in enumerate(r)),amp,freq,i*3+1,sub,m,fn,None,oct,power))
def ringslice(key,R,th,cols,arc=2*math.pi,seed=3):
    """cols: centre, mid, near rim, skin"""
    m=food('rs_'+key,vcol=True,rough=.3,sss=.3,bump=.12,bscale=30,coat=.25,rndv=.1)
    def colf(x,y,r,a): n=N(x,y,6,seed); c=mix(lin(cols[0]),lin(cols[1]),c01(sstep(.1,.7,r)+.5*n)); c=mix(c,lin(cols[2]),sstep(.8,.92,r)); return mix(c,lin(cols[3]),sstep(.93,.955,r))
    return variants('rs%s%s%s'%(key,th,round(arc,1)),1,lambda i: slice_disc('rs',R,th,colf,m,nr=30,nt=90,arc=arc))
def wedgeslice(tag,flesh,skin,R=.35,ang=26,hole=.22):
    """fruit wedge: two cut faces meeting at the core line, skin arc outside. long axis x, skin down. A peach's stone leaves a red, ragged hollow with
    fibres from it; an apple has the line of its core and a seed's pocket."""
    peach=tag.startswith('peach'); m=thin(vcol('ws'+tag,rough=.26,sss=.3,sssr=(.10,.07,.03),bump=.18,bscale=50,coat=.35,rndv=.06),.22)
    def mk(i):
        nu,nr,nth=110,54,20; u=np.linspace(-1,1,nu)[:,None]; r=np.linspace(0,1,nr)[None,:]; po=R*np.sqrt(np.clip(1-np.abs(u)**2.7,0,1))*(1+.04*np.sin(u*2.2+i*2)); rag=1+(.22 if peach else .06)*fbm(np.stack([u*7+i*3,u*0,u*0],-1),3); pi2=np.minimum(R*(hole+.14*peach)*np.clip(1-np.abs(u/.74)**2.2,0,1)**.6*rag,po*.86); al=math.radians(ang/2); V=[];F=[];C=[];off=0
        for sg in (1,-1):
            rad=pi2+(po-pi2)*r; x=u*R*.98+0*r; k=fbm(np.stack([x*9,rad*9,x*0+i+sg],-1),3); t=np.arctan2(x,rad); fib=fbm(np.stack([t*15,r*1.5+0*u,x*0+i+sg*3],-1),3); c=mix(lin(flesh[0]),lin(flesh[1]),np.clip(.45+.9*k+.5*fib,0,1)); h=.006*fib+.004*k
            if peach: c=mix(c,lin('#a8281c'),np.clip(1-r*3.1-.2+.9*fib+0*u,0,1)*.85); c=mix(c,lin(shade(flesh[1],.86)),sstep(.55,.95,r+0*u)*.35)
            else:
                d=np.hypot(u/.62,(r-.06)/.34); c=mix(c,lin(shade(flesh[1],.80)),np.exp(-((d-1)/.07)**2)*.55); e=np.hypot((u-.12*(-1)**i)/.16,(r-.11)/.085); c=mix(c,lin('#c9b27a'),(1-sstep(.9,1.35,e))*.7); c=mix(c,lin('#3a2012'),(1-sstep(.55,.75,np.hypot((u-.12*(-1)**i)/.12,(r-.11)/.055)))*.95); h=h-.012*(1-sstep(.7,1.2,e)); c=mix(c,lin('#c8a468'),sstep(.25,.6,k+.4*fib)*.35)
            c=mix(c,lin(skin),sstep(.955,.985,r+0*u)); y=rad*math.sin(sg*al)+sg*h*math.cos(al); z=-rad*math.cos(al)+h*math.sin(al)
            V.append(np.stack([x,y,z],-1).reshape(-1,3)); C.append(c.reshape(-1,3)); f=grid_faces(nu,nr); F+=[tuple(k_+off for k_ in (q if sg<0 else reversed(q))) for q in f]; off+=nu*nr
        for rad0,cc in ((po,skin),(pi2,'#a83a24' if peach else flesh[1])):
            th=np.linspace(-al,al,nth)[None,:]; x=u*R*.98+0*th; n=fbm(np.stack([x*12,th*9+0*u,x*0+i],-1),3); rr=rad0*(1+(.10*n if rad0 is pi2 and peach else .008*n)); V.append(np.stack([x,rr*np.sin(th),-rr*np.cos(th)],-1).reshape(-1,3)); k=fbm(V[-1]*6,3); C.append(mix(lin(cc),lin('#f0b04a' if peach else shade(cc,1.25)),np.clip(.4+1.2*k,0,1))); F+=[tuple(k_+off for k_ in q) for q in grid_faces(nu,nth)]; off+=nu*nth
        V=np.concatenate(V); V[:,2]+=R*.6; return mesh('ws',V,F,np.concatenate(C),m)
    return variants('ws'+tag+str(ang),2,mk)
def disc(tag,R,th,c_in,c_out,skin,seg=0,arc=2*pi_,rough=.35):
    """generic slice: flesh c_in -> c_out, skin"""
    m=vcol('disc'+tag,rough=rough,sss=.3,bump=.08,coat=.2,rndv=.05)
    def cf(x,y,r,a): k=fbm(np.stack([x*5,y*5,x*0],-1),3); c=mix(lin(c_in),lin(c_out),np.clip(r*1.1+.5*k-.1,0,1)); return mix(c,lin(skin),sstep(.92,.97,r))
    return variants('disc'+tag+str((R,th,round(arc,2))),1,lambda i: slice_disc('disc',R,th,cf,m,arc=arc))

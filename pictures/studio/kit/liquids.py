"""Surfaces of soups, sauces and purees in a vessel."""
import numpy as np
from .base import N, c01, curve_dist, disk_grid, fbm, lin, mix, sstep
from .shapes import mesh, obj
from .materials import sauce_mat

def surface(pin, level, colf, mat, loc=(0, 0), amp=.01, freq=3, seed=0, dome=0, nr=150, nt=320, extra=None, meniscus=.012, oct=4):
    """liquid / puree disk that meets the vessel wall at z=level. pin = inner profile (r,z) bottom->rim"""
    R = float(np.interp(level, pin[:, 1], pin[:, 0]))+.012
    x, y, f = disk_grid(R, nr, nt); r = np.hypot(x, y)/R; P = np.stack([x*freq+seed*3.3, y*freq, x*0+seed], -1)
    z = level+amp*fbm(P, oct)*(1-r**8)+dome*(1-r**2)+meniscus*sstep(.93, 1, r)
    if extra is not None: z = z+extra(x, y, r)
    c = colf(x, y, r, z)
    o = obj(mesh('surface', np.stack([x, y, z], -1), f, c, mat), (*loc, 0)); return o, (lambda X, Y: np.where(np.hypot(X-loc[0], Y-loc[1]) < R, level+dome*(1-(np.hypot(X-loc[0], Y-loc[1])/R)**2), np.interp(np.hypot(X-loc[0], Y-loc[1]), pin[:, 0], pin[:, 1], right=0.0))), R
def sauce_in(pin,level,cols,key='s',swirl=None,oil=None,flecks=None,amp=.012,freq=3,seed=2,dome=0,lump=.0,rough=.34,coat=.08,sss=.14,loc=(0,0),ring=None,spiral=0,bump=.1):
    """cols (dark, light, deep); swirl=(colour,path,width); oil=colour; ring=edge colour; spiral=spoon mark depth"""
    path=None if not swirl else np.asarray(swirl[1])
    def cf(x,y,r,z):
        n=N(x,y,3,seed,5); c=mix(lin(cols[0]),lin(cols[1]),c01(.5+1.2*n))
        if len(cols)>2: c=mix(c,lin(cols[2]),sstep(.2,.5,N(x,y,18,3))*.55)
        if spiral: a=np.arctan2(y,x); c=mix(c,lin(cols[0]),c01(.5-.5*np.sin(a+r*17))*.45*(1-r**4))
        if ring: c=mix(c,lin(ring),sstep(.86,1,r+.05*N(x,y,5,7))*.7)
        if oil: c=mix(c,lin(oil),sstep(.10,.28,N(x,y,5,8))*sstep(.35,.9,r)*.75)
        if flecks: c=mix(c,lin(flecks),sstep(.36,.42,N(x,y,30,5,2))*.8)
        if swirl: d=curve_dist(x,y,path)+.02*N(x,y,9,9); c=mix(c,lin(swirl[0]),(1-sstep(swirl[2]*.45,swirl[2],d))*.97)
        return c
    def ex(x,y,r):
        e=lump*N(x,y,9,4)*(1-r**6)
        if spiral: a=np.arctan2(y,x); e=e+spiral*np.sin(a+r*17)*(1-r**3)*sstep(.04,.25,r)
        if swirl: e=e+.012*(1-sstep(swirl[2]*.3,swirl[2]*1.3,curve_dist(x,y,path)))
        return e
    return surface(pin,level,cf,sauce_mat(key,rough,sss,coat,bump),loc,amp=amp,freq=freq,seed=seed,dome=dome,extra=ex)

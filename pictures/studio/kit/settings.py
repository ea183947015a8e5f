"""Sets of bowls and of places that several scenes share."""

DARK=dict(R=1.16,H=.5,col='#2b2a2c',inner='#38363a',clay='#4a4038',speck='#101012')
CREAM=dict(R=1.16,H=.5,col='#e4dac4',inner='#e9e0cc',clay='#8a6547')

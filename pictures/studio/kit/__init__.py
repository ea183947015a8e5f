"""Everything a scene is made of: `from kit import *`. 1 unit = 10 cm."""
import math
import random
import bpy
import numpy as np
from mathutils import Euler, Matrix, Quaternion, Vector
from .base import *
from .shapes import *
from .materials import *
from .pieces import *
from .variation import *
from .piles import *
from .masses import *
from .tumbling import *
from .liquids import *
from .vessels import *
from .stage import *
from .room import *
from .leaves import *
from .fruit import *
from .vegetables import *
from .grains import *
from .baking import *
from .tossed import *
from .bakes import *
from .ingredients import *
from .settings import *
from .roasts import *
from .plates import *
from .stages import *
from .render import *

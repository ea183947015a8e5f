/** Who looks. Decides what may be seen and done; never taken from anything but a session. */
export type Viewer = { role: 'visitor' } | { role: 'user' | 'premium' | 'admin'; id: string };

export const VISITOR: Viewer = { role: 'visitor' };

/** Premium features are for the premium tier and for administrators. */
export const isPremium = (viewer: Viewer): boolean => viewer.role === 'premium' || viewer.role === 'admin';

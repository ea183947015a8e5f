import { ClipboardPaste, FileText, Link2, PenLine } from 'lucide-react';

/** How a recipe comes in. */
export const WAYS_IN = [
  { way: 'address', title: 'From an address', text: 'A page with a recipe: we read it for you.', Icon: Link2 },
  { way: 'text', title: 'From a text', text: 'Paste what you have: a mail, a note, a message.', Icon: ClipboardPaste },
  { way: 'file', title: 'From a file', text: 'A text or a page you saved.', Icon: FileText },
  { way: 'hand', title: 'By hand', text: 'Write it down as you cook it.', Icon: PenLine },
] as const;

export type WayIn = (typeof WAYS_IN)[number]['way'];
export const isWayIn = (text: string): text is WayIn => WAYS_IN.some(({ way }) => way === text);

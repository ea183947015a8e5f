import { atom } from 'nanostores';

let sound: AudioContext | undefined;
/** Notes that sound or will. */
let notes: readonly OscillatorNode[] = [];

/** Hertz and start in seconds: two rising notes, three times over. */
const NOTES = [0, 1.4, 2.8].flatMap((at) => [
  { pitch: 659.25, at },
  { pitch: 880, at: at + 0.22 },
]);
const LOUDNESS = 0.22;
const FADE_SECONDS = 0.9;
/** A browser that gives sound has done so by then; one that wants a touch first never answers. */
const ANSWER_MS = 500;

/** Whether the browser keeps the sound shut until the screen is touched. */
export const $isSilent = atom(false);

const isOpen = (): boolean => sound?.state === 'running';
const tellState = () => $isSilent.set(sound !== undefined && !isOpen());

/** Opens the sound; most browsers allow that only in answer to a touch, and a phone takes it back for a call. */
export function wakeSound(): void {
  if (typeof AudioContext === 'undefined') return;
  if (!sound) {
    sound = new AudioContext();
    sound.onstatechange = tellState;
  }
  if (!isOpen()) sound.resume().then(tellState, tellState);
  setTimeout(tellState, ANSWER_MS);
}

/** A gentle bell, loud enough for a kitchen. Returns whether there was sound to ring it with. */
export function chime(): boolean {
  if (!sound || !isOpen()) return false;
  const { currentTime, destination } = sound;
  const context = sound;
  notes = NOTES.map(({ pitch, at }) => {
    const start = currentTime + at;
    const volume = context.createGain();
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + FADE_SECONDS);
    volume.connect(destination);
    const note = context.createOscillator();
    note.frequency.value = pitch;
    note.connect(volume);
    note.start(start);
    note.stop(start + FADE_SECONDS);
    return note;
  });
  return true;
}

/** Ends a bell that still sounds. */
export function hush(): void {
  for (const note of notes) note.stop();
  notes = [];
}

let sound: AudioContext | undefined;

/** Hertz and start in seconds: two rising notes, three times over. */
const NOTES = [0, 1.4, 2.8].flatMap((at) => [
  { pitch: 659.25, at },
  { pitch: 880, at: at + 0.22 },
]);
const LOUDNESS = 0.22;
const FADE_SECONDS = 0.9;

/** Opens the sound; browsers allow it only in answer to a click. */
export function wakeSound(): void {
  if (typeof AudioContext === 'undefined') return;
  sound ??= new AudioContext();
  void sound.resume();
}

/** A gentle bell, loud enough for a kitchen. */
export function chime(): void {
  if (!sound) return;
  for (const { pitch, at } of NOTES) {
    const start = sound.currentTime + at;
    const volume = sound.createGain();
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + FADE_SECONDS);
    volume.connect(sound.destination);
    const note = sound.createOscillator();
    note.frequency.value = pitch;
    note.connect(volume);
    note.start(start);
    note.stop(start + FADE_SECONDS);
  }
}

import { mutedSound } from '../../memory/late/muted-sound.ts';

const SILENCE_AFTER_MS = 5000;
const TONES_HZ = [523.25, 659.25, 783.99];
const TONE_SECONDS = 0.18;
/** The tone swells so long, to this volume. Its ends are not quite silent, because an exponential ramp cannot reach zero. */
const SWELL_SECONDS = 0.02;
const LOUD = 0.15;
const ALMOST_SILENT = 0.0001;

/** Ids of the payments, or of their orders, whose success was noticed, and when the tones were played last. */
const noticed = new Set<string>();
let lastPlayedAt = Number.NEGATIVE_INFINITY;

/** Plays three rising tones for a received payment: at most once for each payment, and never within five seconds of the last time. */
export function playSuccessSound(paymentId: string, now: number, play: () => void = playTones): void {
  if (noticed.has(paymentId)) return;
  noticed.add(paymentId);
  if (mutedSound.read() || now - lastPlayedAt < SILENCE_AFTER_MS) return;
  lastPlayedAt = now;
  play();
}

function playTones(): void {
  try {
    const context = new AudioContext();
    TONES_HZ.forEach((frequency, index) => {
      playTone(context, frequency, context.currentTime + index * TONE_SECONDS);
    });
    window.setTimeout(() => void context.close(), (TONES_HZ.length + 1) * TONE_SECONDS * 1000);
  } catch {
    // A browser without sound shows the success all the same.
  }
}

function playTone(context: AudioContext, frequency: number, start: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(ALMOST_SILENT, start);
  volume.gain.exponentialRampToValueAtTime(LOUD, start + SWELL_SECONDS);
  volume.gain.exponentialRampToValueAtTime(ALMOST_SILENT, start + TONE_SECONDS);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + TONE_SECONDS);
}

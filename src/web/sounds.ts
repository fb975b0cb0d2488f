/** Few and quiet sounds, made in the browser: a card laid down, a refusal, a deal, a win. Fetched when they are switched on. */
import { effect } from '@preact/signals';
import type { TableState } from '../play/table.ts';
import { state } from './game.ts';
import { sounds } from './settings.ts';

const LOUDNESS = 0.25;
/** At most so many cards of one deal are heard, so far apart in seconds. */
const MOST_CARDS = 12;
const CARD_GAP = 0.045;
/** The chord of a win, in hertz. */
const CHORD = [392, 493.88, 587.33, 783.99];

let audio: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** Paper on felt: a short burst of noise without its high part. */
function card(at: number, loudness = 1): void {
  if (!audio) return;
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate * 0.06, audio.sampleRate);
    const data = noise.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 3;
  }
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = 1500 + Math.random() * 500;
  const gain = audio.createGain();
  gain.gain.value = LOUDNESS * loudness;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(at);
}
function tone(frequency: number, at: number, seconds: number, type: OscillatorType, loudness: number): void {
  if (!audio) return;
  const source = audio.createOscillator();
  source.type = type;
  source.frequency.value = frequency;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(LOUDNESS * loudness, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + seconds);
  source.connect(gain).connect(audio.destination);
  source.start(at);
  source.stop(at + seconds);
}

function heard(before: TableState | undefined, now: TableState): void {
  if (!audio || !before) return;
  // A page that nobody has touched yet may make no sound; the next change can.
  if (audio.state === 'suspended') void audio.resume();
  const at = audio.currentTime + 0.01;
  const moved = now.steps.reduce((sum, step) => sum + (step.kind === 'move' ? 1 : 0), 0);
  if (now.refusal && now.refusal !== before.refusal) tone(130, at, 0.16, 'sine', 0.8);
  else if (before.deal !== now.deal) for (let i = 0; i < MOST_CARDS; i++) card(at + i * CARD_GAP, 0.6);
  else if (now.view === before.view) return;
  else if (now.view.won)
    for (const [i, frequency] of CHORD.entries()) tone(frequency, at + 0.25 + i * 0.11, 0.9, 'triangle', 0.45);
  else for (let i = 0; i < Math.min(MOST_CARDS, Math.max(1, moved)); i++) card(at + i * CARD_GAP, i === 0 ? 1 : 0.6);
}

let started = false;
export function startSounds(): void {
  if (started) return;
  started = true;
  let before: TableState | undefined;
  effect(() => {
    const now = state.value;
    if (sounds.value === 'on' && now) {
      audio ??= new AudioContext();
      heard(before, now);
    }
    before = now;
  });
}

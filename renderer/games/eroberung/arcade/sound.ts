import type { Sound } from './effects';

/** One tone or burst of noise: pitches in hertz gliding from the first to the last, seconds, loudness 0 to 1. */
interface Voice {
  readonly wave: OscillatorType | 'noise';
  readonly pitch: readonly [from: number, to: number];
  readonly seconds: number;
  readonly loud: number;
  /** Seconds after the sound began. */
  readonly after?: number;
}

const VOICES: Readonly<Record<Sound, readonly Voice[]>> = {
  fire: [{ wave: 'square', pitch: [720, 90], seconds: 0.12, loud: 0.25 }],
  missile: [
    { wave: 'noise', pitch: [400, 1800], seconds: 0.5, loud: 0.3 },
    { wave: 'sawtooth', pitch: [90, 260], seconds: 0.45, loud: 0.12 },
  ],
  thud: [{ wave: 'noise', pitch: [900, 120], seconds: 0.18, loud: 0.3 }],
  hit: [
    { wave: 'noise', pitch: [2400, 60], seconds: 0.9, loud: 0.8 },
    { wave: 'triangle', pitch: [160, 30], seconds: 0.7, loud: 0.5 },
  ],
  bell: [0, 0.35, 0.7].flatMap((after) => [
    { wave: 'sine' as const, pitch: [1480, 1480] as const, seconds: 0.5, loud: 0.3, after },
    { wave: 'sine' as const, pitch: [2220, 2220] as const, seconds: 0.3, loud: 0.12, after },
  ]),
  fanfare: [523, 659, 784, 1047].map((pitch, at) => ({
    wave: 'square' as const,
    pitch: [pitch, pitch] as const,
    seconds: at === 3 ? 0.6 : 0.16,
    loud: 0.16,
    after: 0.5 + at * 0.16,
  })),
};

/** Makes the sounds of a battle; where the browser has none it is silent. */
export interface Speaker {
  /** @param volume 0 to 100 */
  readonly play: (sound: Sound, volume: number) => void;
  readonly close: () => void;
}

function noiseOf(context: AudioContext): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  return source;
}

function sing(context: AudioContext, voice: Voice, volume: number): void {
  const start = context.currentTime + (voice.after ?? 0);
  const end = start + voice.seconds;
  const gain = context.createGain();
  gain.gain.setValueAtTime(voice.loud * (volume / 100) ** 2, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(context.destination);
  const [from, to] = voice.pitch;
  if (voice.wave === 'noise') {
    const source = noiseOf(context);
    const filter = context.createBiquadFilter();
    filter.type = 'lowpass';
    filter.frequency.setValueAtTime(from, start);
    filter.frequency.exponentialRampToValueAtTime(to, end);
    source.connect(filter).connect(gain);
    source.start(start);
    source.stop(end);
    return;
  }
  const oscillator = context.createOscillator();
  oscillator.type = voice.wave;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, end);
  oscillator.connect(gain);
  oscillator.start(start);
  oscillator.stop(end);
}

/** A sound player; the browser is asked for sound only when the first one is played, after a key was pressed. */
export function speakerOf(): Speaker {
  let context: AudioContext | null = null;
  return {
    play: (sound, volume) => {
      if (volume <= 0 || typeof AudioContext === 'undefined') return;
      context ??= new AudioContext();
      if (context.state === 'suspended') void context.resume();
      for (const voice of VOICES[sound]) sing(context, voice, volume);
    },
    close: () => {
      void context?.close();
      context = null;
    },
  };
}

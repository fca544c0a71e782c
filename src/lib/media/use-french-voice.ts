import { useSyncExternalStore } from 'react';

function synthesis(): SpeechSynthesis | undefined {
  return (window as { speechSynthesis?: SpeechSynthesis }).speechSynthesis;
}

function subscribe(listener: () => void): () => void {
  // Voices come late: the first list is often empty.
  synthesis()?.addEventListener('voiceschanged', listener);
  return () => synthesis()?.removeEventListener('voiceschanged', listener);
}

function frenchVoices(): SpeechSynthesisVoice[] {
  return (synthesis()?.getVoices() ?? []).filter(({ lang }) => /^fr([-_]|$)/i.test(lang));
}

/** The device's own voice before one of the network, which the woods do not have. */
function frenchVoiceUri(): string {
  const voices = frenchVoices();
  return (voices.find(({ localService }) => localService) ?? voices[0])?.voiceURI ?? '';
}

/** The URI of the voice that reads French aloud on this device; empty where there is none. */
export function useFrenchVoice(): string {
  return useSyncExternalStore(subscribe, frenchVoiceUri, () => '');
}

/**
 * Says a text aloud in French with a voice of the device, from a press. `onEnd` is called when it was said to its end,
 * and when it could not be said; `rate` is that of the voice's own pace.
 */
export function say(
  text: string,
  voiceUri: string,
  { rate = 1, onEnd }: { rate?: number; onEnd?: () => void } = {},
): void {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.rate = rate;
  utterance.lang = 'fr-FR';
  utterance.voice = frenchVoices().find(({ voiceURI }) => voiceURI === voiceUri) ?? null;
  utterance.onend = () => onEnd?.();
  utterance.onerror = () => onEnd?.();
  synthesis()?.speak(utterance);
}

/** Ends whatever is being said. */
export function hush(): void {
  synthesis()?.cancel();
}

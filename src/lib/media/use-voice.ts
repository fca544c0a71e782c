import { useSyncExternalStore } from 'react';
import { authoredLangue } from '@/langue/authored.ts';
import { localeByLangue, type Langue } from '@/langue/langue.ts';

function synthesis(): SpeechSynthesis | undefined {
  return (window as { speechSynthesis?: SpeechSynthesis }).speechSynthesis;
}

function subscribe(listener: () => void): () => void {
  // Voices load late: the first list is often empty.
  synthesis()?.addEventListener('voiceschanged', listener);
  return () => synthesis()?.removeEventListener('voiceschanged', listener);
}

function voicesOf(langue: Langue): SpeechSynthesisVoice[] {
  // « fr », « fr-FR », and « fr_FR » on some phones.
  return (synthesis()?.getVoices() ?? []).filter(
    ({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === langue,
  );
}

/** Prefer the device's own voice to one of the network, which the woods do not have. */
function voiceUri(langue: Langue): string {
  const voices = voicesOf(langue);
  return (voices.find(({ localService }) => localService) ?? voices[0])?.voiceURI ?? '';
}

/** The URI of the device's voice for a language; empty for none. */
export function useVoice(langue: Langue): string {
  return useSyncExternalStore(
    subscribe,
    () => voiceUri(langue),
    () => '',
  );
}

/** The voice for authored text in the page's language of authors, or in that of `texte`. */
export function useAuthoredVoice(texte?: string): string {
  return useVoice(authoredLangue(texte));
}

/**
 * Says a text aloud with a voice of the device, from a press; by default in the language of authored text. `onEnd` is called at the end, or
 * if it fails; `rate` is relative to the voice's own pace.
 */
export function say(
  text: string,
  uri: string,
  {
    rate = 1,
    langue = authoredLangue(),
    onEnd,
  }: { rate?: number; langue?: Langue; onEnd?: () => void } = {},
): void {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.rate = rate;
  utterance.lang = localeByLangue[langue];
  utterance.voice = voicesOf(langue).find(({ voiceURI }) => voiceURI === uri) ?? null;
  utterance.onend = () => onEnd?.();
  utterance.onerror = () => onEnd?.();
  synthesis()?.speak(utterance);
}

/** Stops all speech. */
export function hush(): void {
  synthesis()?.cancel();
}

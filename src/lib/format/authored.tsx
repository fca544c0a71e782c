import { authoredLang } from '@/langue/authored.ts';
import { dressed } from './dressed.tsx';

/** An author's text, in its typography, among words of the interface: marked with its language if that differs from the page’s. */
export function Authored({ text }: { text: string }) {
  const lang = authoredLang(text);
  const written = dressed(text);
  return lang === undefined ? written : <span lang={lang}>{written}</span>;
}

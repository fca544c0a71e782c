import { authoredLang } from '@/langue/authored.ts';
import { typographie } from './typographie.ts';

/** An author's text, in its typography, among words of the interface: marked with its language if that differs from the page’s. */
export function Authored({ text }: { text: string }) {
  const lang = authoredLang(text);
  const written = typographie(text);
  return lang === undefined ? written : <span lang={lang}>{written}</span>;
}

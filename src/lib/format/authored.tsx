import { authoredLang } from '@/langue/authored.ts';
import { dressed } from './dressed.tsx';

/** What an author wrote, in its typography, where it stands among words of the interface: marked with its language where that is not the page’s. */
export function Authored({ text }: { text: string }) {
  const lang = authoredLang(text);
  const written = dressed(text);
  return lang === undefined ? written : <span lang={lang}>{written}</span>;
}

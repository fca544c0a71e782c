import { authoredLang } from '@/langue/authored.ts';
import { typographie } from './typographie.ts';

/** What an author wrote, in French typography, where it stands among words of the interface: marked as French in a page of another language. */
export function Authored({ text }: { text: string }) {
  const lang = authoredLang();
  const written = typographie(text);
  return lang === undefined ? written : <span lang={lang}>{written}</span>;
}

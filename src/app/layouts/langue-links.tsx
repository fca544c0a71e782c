import { useLocation } from 'react-router';
import { addressIn, isTranslated, partsOfAddress } from '@/langue/addresses.ts';
import { langues, nameByLangue } from '@/langue/langue.ts';

/** The same page in the other languages: documents of their own, which a browser opens. Nothing without any. */
export function LangueLinks() {
  const { pathname, search } = useLocation();
  const { langue: own, french } = partsOfAddress(pathname);
  if (!isTranslated(french)) return null;
  return (
    <nav aria-label={nameByLangue[own]} className="menu menu-doux">
      <ul className="flex flex-wrap gap-x-5">
        {langues.map((langue) => (
          <li key={langue}>
            <a
              href={addressIn(langue, french) + search}
              lang={langue}
              hrefLang={langue}
              aria-current={langue === own ? 'true' : undefined}
            >
              {nameByLangue[langue]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

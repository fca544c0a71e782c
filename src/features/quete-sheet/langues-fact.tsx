import { t } from '@lingui/core/macro';
import type { Contenu } from '@/domain/quete/quete.ts';
import { isLangue, nameByLangue } from '@/langue/langue.ts';
import { Fact } from './fact.tsx';

/** The languages of a quête, each by its own name; empty for French only. */
export function LanguesFact({ langues = [] }: Pick<Contenu, 'langues'>) {
  const known = langues.filter(isLangue);
  if (known.length === 0) return null;
  return (
    <Fact name={t`Langues`}>
      {(['fr', ...known] as const).map((langue, index) => (
        <span key={langue}>
          {index > 0 && ', '}
          <span lang={langue}>{nameByLangue[langue]}</span>
        </span>
      ))}
    </Fact>
  );
}

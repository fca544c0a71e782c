import type { SecretCode, Writing } from '@/domain/secret-code/secret-code.ts';
import { SignView, signHeights } from './sign-drawing.tsx';

/** Long signs need wide cells, small ones leave room for many. */
const columnsBySize: Readonly<Record<Writing['taille'], string>> = {
  large: 'grid-cols-3 sm:grid-cols-5 lg:grid-cols-7',
  carre: 'grid-cols-5 sm:grid-cols-7 lg:grid-cols-9',
  fouille: 'grid-cols-4 sm:grid-cols-6 lg:grid-cols-9',
};

type SignTableProps = {
  secretCode: Pick<SecretCode, 'writing'>;
  variantId: string;
  cle?: string | undefined;
};

/** Every sign of a code with what it means and, in words, how it looks. Nothing for a code without signs. */
export function SignTable({ secretCode, variantId, cle = '' }: SignTableProps) {
  const { writing } = secretCode;
  if (writing === null) return null;
  return (
    <ul className={`grid gap-2 ${columnsBySize[writing.taille]}`}>
      {writing.signs(variantId, cle).map((sign) => (
        <li
          key={`${sign.value} ${sign.id}`}
          className="flex min-w-0 flex-col items-center gap-1 rounded-carte border border-trait bg-fond-carte px-1 py-2 text-center"
        >
          <SignView sign={sign} className={signHeights[writing.taille]} />
          <strong className="text-lg">{sign.value}</strong>
        </li>
      ))}
    </ul>
  );
}

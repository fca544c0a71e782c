import type { SecretCode } from '@/domain/secret-code/secret-code.ts';
import { SignView } from './sign-drawing.tsx';

type SignTableProps = {
  secretCode: Pick<SecretCode, 'writing'>;
  variantId: string;
  cle?: string | undefined;
};

/** Every sign of a code with what it means and, in words, how it looks. Nothing for a code without signs. */
export function SignTable({ secretCode, variantId, cle = '' }: SignTableProps) {
  if (secretCode.writing === null) return null;
  return (
    <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5 lg:grid-cols-7">
      {secretCode.writing.signs(variantId, cle).map((sign) => (
        <li
          key={`${sign.value} ${sign.id}`}
          className="flex min-w-0 flex-col items-center gap-1 rounded-carte border border-trait bg-fond-carte px-2 py-3 text-center"
        >
          <SignView sign={sign} className="h-12" />
          <strong className="text-lg">{sign.value}</strong>
        </li>
      ))}
    </ul>
  );
}

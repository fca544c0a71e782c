import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { authMessage } from '@/lib/errors/auth-message.ts';
import type { SessionEnd } from '@/lib/errors/session-end.ts';
import { paths } from '@/lib/paths.ts';
import { Alert } from '@/ui/alert.tsx';

type SessionEndNoticeProps = {
  raison: SessionEnd;
  /** The previous page, from the address. */
  redirect: string;
};

/** Above the ways in: why the session ended, and that no text was lost. */
export function SessionEndNotice({ raison, redirect }: SessionEndNoticeProps) {
  const wasWriting = redirect.startsWith('/admin/parcours/');
  return (
    <Alert
      tone="attention"
      announce="polie"
      title={authMessage({ code: `auth/${raison}` }).message}
      className="mb-6"
    >
      {wasWriting && <p>{t`Ce que vous écriviez est gardé sur cet appareil.`}</p>}
      {raison === 'user-disabled' && (
        <p className="mt-1">
          <Link to={paths.contact()}>{t`Nous écrire`}</Link>
        </p>
      )}
    </Alert>
  );
}

import { useState } from 'react';
import { invitationEnd } from '@/domain/parcours/sharing/invitation.ts';
import { formatDate } from '@/lib/format/date.ts';
import { Button } from '@/ui/button.tsx';
import { CopyLinkButton } from '@/ui/copy-button.tsx';
import { Field } from '@/ui/field.tsx';

type WaitingLinkProps = {
  invitation: { createdAt: number };
  path: string;
  label: string;
  /** Its user: « , par une personne qui répond de la commune ». */
  by?: string;
  isPending: boolean;
  onTakeBack: () => void;
};

/** An unused invitation: its link, until it expires. */
export function WaitingLink({
  invitation,
  path,
  label,
  by = '',
  isPending,
  onTakeBack,
}: WaitingLinkProps) {
  const [now] = useState(() => Date.now());
  const end = invitationEnd(invitation);
  const url = window.location.origin + path;
  return (
    <li className="space-y-3 rounded-carte border border-trait bg-fond-carte p-4">
      {now < end ? (
        <Field
          label={label}
          hint={`Une seule fois, jusqu’au ${formatDate(end)}${by}.`}
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
      ) : (
        <p>Ce lien a expiré le {formatDate(end)} sans avoir servi.</p>
      )}
      <div className="flex flex-wrap gap-3">
        {now < end && <CopyLinkButton url={url} />}
        <Button variant="quiet" pending={isPending} onClick={onTakeBack}>
          {now < end ? 'Reprendre le lien' : 'Effacer'}
        </Button>
      </div>
    </li>
  );
}

import { useState } from 'react';
import * as z from 'zod/mini';
import { useQuete } from '@/data/quete/quete-queries.ts';
import type { Conversation } from '@/domain/conversation/inbox.ts';
import { jointNote, queteOfPasted, type Joint } from '@/domain/conversation/joint.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { isQueteId } from '@/domain/quete/quete-id.ts';
import type { Quete, QueteId } from '@/domain/quete/quete.ts';
import { NotFoundError } from '@/lib/errors/data-error.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { Field } from '@/ui/field.tsx';
import { Form } from '@/ui/form/form.tsx';
import { useForm } from '@/ui/form/use-form.ts';

type JoinPartProps = {
  joint: Joint | null;
  onJoin: (joint: Joint | null) => void;
  /** The visitor's current étape, by default. */
  objet: Conversation['objet'];
  /** The answer is on its way. */
  isBusy: boolean;
};

/** A quête or one of its étapes joined to the answer, as a card with a link. */
export function JoinPart({ joint, onJoin, objet, isBusy }: JoinPartProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-5">
      {joint !== null && (
        <p className="min-w-0 break-words">
          {`Avec la réponse\u00A0: ${typographie(joint.titre)} (${jointNote(joint).toLocaleLowerCase('fr')}).`}
        </p>
      )}
      <Button
        variant="quiet"
        aria-disabled={isBusy}
        onClick={() => {
          if (isBusy) return;
          if (joint === null) setIsOpen(true);
          else onJoin(null);
        }}
      >
        {joint === null ? 'Joindre une quête ou une étape' : 'Ne plus joindre'}
      </Button>
      {isOpen && (
        <JoinDialog
          objet={objet}
          onClose={() => setIsOpen(false)}
          onJoin={(chosen) => {
            setIsOpen(false);
            onJoin(chosen);
          }}
        />
      )}
    </div>
  );
}

type JoinDialogProps = Pick<JoinPartProps, 'objet'> & {
  onClose: () => void;
  onJoin: (joint: Joint) => void;
};

function JoinDialog({ objet, onClose, onJoin }: JoinDialogProps) {
  const [address, setAddress] = useState(() =>
    isQueteId(objet?.quete) ? paths.quete(addressOf(objet.quete)) : '',
  );
  const id = queteOfPasted(address);
  return (
    <Dialog open onClose={onClose} title="Joindre une quête ou une étape">
      <Field
        label="Adresse de la quête"
        hint="Copiez-la depuis sa page, ou collez un lien vers elle."
        value={address}
        error={
          address.trim() !== '' && id === null
            ? 'Ce n’est pas l’adresse d’une quête de ce site.'
            : undefined
        }
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
      {id !== null && <FoundQuete key={id} id={id} objet={objet} onJoin={onJoin} />}
    </Dialog>
  );
}

type FoundQueteProps = Pick<JoinDialogProps, 'objet' | 'onJoin'> & { id: QueteId };

function FoundQuete({ id, objet, onJoin }: FoundQueteProps) {
  const quete = useQuete(id);
  if (quete.isPending) return <p className="mt-4">Recherche de la quête…</p>;
  if (quete.isError) {
    return (
      <p role="status" className="mt-4">
        {quete.error instanceof NotFoundError
          ? 'Aucune quête n’est publiée à cette adresse.'
          : errorMessage(quete.error)}
      </p>
    );
  }
  return <QueteChoice quete={quete.data} objet={objet} onJoin={onJoin} />;
}

/** « 0 » is the whole quête, « 1 » its first étape. */
const choiceSchema = z.object({ etape: z.string() });

function QueteChoice({
  quete: { id, contenu },
  objet,
  onJoin,
}: Omit<FoundQueteProps, 'id'> & { quete: Quete }) {
  const form = useForm({
    schema: choiceSchema,
    values: {
      etape: String(contenu.etapes.findIndex((one) => one.id === objet?.etape) + 1),
    },
  });
  return (
    <Form
      form={form}
      send={({ etape }) => {
        const numero = Number(etape);
        onJoin({ quete: id, titre: contenu.titre, ...(numero > 0 && { etape: numero }) });
      }}
      className="mt-4 space-y-4"
    >
      <p className="font-bold break-words">{typographie(contenu.titre)}</p>
      <Field as="select" label="Ce qui est joint" {...form.field('etape')}>
        <option value="0">Toute la quête</option>
        {contenu.etapes.map((one, index) => (
          <option key={one.id} value={index + 1}>
            {`Étape ${index + 1}\u00A0: ${typographie(one.titre)}`}
          </option>
        ))}
      </Field>
      <Button type="submit">Joindre</Button>
    </Form>
  );
}

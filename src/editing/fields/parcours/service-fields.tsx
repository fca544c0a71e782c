import { t } from '@lingui/core/macro';
import { useState, useId } from 'react';
import type { Position } from '@/domain/geo/position.ts';
import { formatPosition, parseTypedPosition } from '@/domain/geo/typed-position.ts';
import { limits } from '@/domain/limits.ts';
import { chiensList, serviceList, type Service } from '@/domain/parcours/kinds.ts';
import type { Pratique, ReponseService } from '@/domain/parcours/pratique.ts';
import { sameValue } from '@/domain/parcours/same-value.ts';
import { chiensWords, serviceWords } from '@/domain/parcours/service-words.ts';
import { tidyLine } from '@/domain/tidy-text.ts';
import { Button } from '@/ui/button.tsx';
import { FieldHint } from '@/ui/field-messages.tsx';
import { Field } from '@/ui/field.tsx';
import { lateField } from '../late-field.ts';
import { LazyPart } from '@/ui/lazy-part.tsx';
import { shortLinkWords } from '../../words/problem-message.ts';

/** Id of the first of these fields, for the button that opens them and the advice that links there. */
export const servicesId = 'champ-pratique-services';

type ServiceFieldsProps = {
  pratique: Pratique;
  /** Start of the walk. */
  start: Position | null;
  onPratique: (pratique: Pratique) => void;
};

const ServicePanel = lateField((fields) => fields.ServicePanel);

type ServiceOfferProps = {
  start: Position | null;
  services: readonly ReponseService[];
  onTake: (reponse: ReponseService) => void;
};

/** Proposes services from OpenStreetMap around the start of a walk, to be confirmed one by one. No request before the press. */
function ServiceOffer({ start, services, onTake }: ServiceOfferProps) {
  const hintId = useId();
  const [isAsked, setIsAsked] = useState(false);
  if (start === null) return null;
  if (isAsked) {
    return (
      <LazyPart waiting="Ouverture…">
        <ServicePanel start={start} services={services} onTake={onTake} />
      </LazyPart>
    );
  }
  return (
    <div>
      <Button
        variant="quiet"
        className="-ml-3"
        aria-describedby={hintId}
        onClick={() => setIsAsked(true)}
      >
        Proposer d’après OpenStreetMap
      </Button>
      <FieldHint id={hintId}>
        Envoie la place du départ, et rien d’autre, à OpenStreetMap.
      </FieldHint>
    </div>
  );
}

/** Services nearby: each answered yes or no, or left unknown; directions, and its place. */
export function ServiceFields({ pratique, start, onPratique }: ServiceFieldsProps) {
  const { services, chiens } = pratique;
  const answer = (service: Service, next: ReponseService | null) => {
    const others = services.filter((one) => one.service !== service);
    const all = next === null ? others : [...others, next];
    const inOrder = serviceList.flatMap((name) =>
      all.filter((one) => one.service === name),
    );
    onPratique({ ...pratique, services: inOrder });
  };
  return (
    <fieldset>
      <legend className="font-bold">
        Venir, et ce qu’on trouve sur place{' '}
        <span className="font-normal text-texte-doux">(facultatif)</span>
      </legend>
      <p className="text-texte-doux">
        Un «{'\u00A0'}non{'\u00A0'}» aide autant qu’un «{'\u00A0'}oui{'\u00A0'}».
      </p>
      <ServiceOffer
        start={start}
        services={services}
        onTake={(reponse) => answer(reponse.service, reponse)}
      />
      <div className="mt-2 space-y-3">
        {serviceList.map((service, index) => (
          <ServiceField
            key={service}
            id={index === 0 ? servicesId : `${servicesId}-${service}`}
            service={service}
            reponse={services.find((one) => one.service === service) ?? null}
            onReponse={(next) => answer(service, next)}
          />
        ))}
        <Field
          as="select"
          label="Chiens"
          className="max-w-60"
          value={chiens ?? ''}
          onChange={({ target }) =>
            onPratique({
              ...pratique,
              chiens: chiensList.find((one) => one === target.value) ?? null,
            })
          }
        >
          <option value="">Je ne sais pas</option>
          {chiensList.map((one) => (
            <option key={one} value={one}>
              {t(chiensWords[one])}
            </option>
          ))}
        </Field>
      </div>
    </fieldset>
  );
}

/** Hint to find a service, by its kind. */
function precisionHint(service: Service): string {
  return service === 'arret'
    ? 'Le nom de l’arrêt, ses lignes\u00A0: Gare de Dinan, ligne 10'
    : 'Par exemple\u00A0: derrière la mairie';
}

type ServiceFieldProps = {
  id: string;
  service: Service;
  reponse: ReponseService | null;
  onReponse: (reponse: ReponseService | null) => void;
};

function ServiceField({ id, service, reponse, onReponse }: ServiceFieldProps) {
  const nom = t(serviceWords[service]);
  const choose = (value: string) => {
    const { position = null, precision = '' } = reponse ?? {};
    const isAnswer = value === 'oui' || value === 'non';
    onReponse(isAnswer ? { service, reponse: value, position, precision } : null);
  };
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      <Field
        as="select"
        id={id}
        label={nom}
        className="w-60"
        value={reponse?.reponse ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">Je ne sais pas</option>
        <option value="oui">Oui</option>
        <option value="non">Non</option>
      </Field>
      {reponse !== null && (
        <Field
          label={`${nom}\u00A0: précision`}
          hint={precisionHint(service)}
          optional
          className="min-w-60 flex-1"
          maxLength={limits.precision.max}
          value={reponse.precision}
          onChange={({ target }) =>
            onReponse({ ...reponse, precision: tidyLine(target.value) })
          }
        />
      )}
      {reponse?.reponse === 'oui' && (
        <PlaceField
          label={`${nom}\u00A0: place`}
          position={reponse.position}
          onPosition={(position) => onReponse({ ...reponse, position })}
        />
      )}
    </div>
  );
}

type PlaceFieldProps = {
  label: string;
  position: Position | null;
  onPosition: (position: Position | null) => void;
};

function placeText(position: Position | null): string {
  return position === null ? '' : formatPosition(position);
}

/** A typed place; undefined for an invalid one. */
function placeOf(typed: string): Position | null | undefined {
  if (typed.trim() === '') return null;
  const read = parseTypedPosition(typed);
  return read.type === 'position' ? read.position : undefined;
}

function placeError(typed: string): string | undefined {
  if (placeOf(typed) !== undefined) return undefined;
  return parseTypedPosition(typed).type === 'lien-court'
    ? shortLinkWords
    : 'Écrivez une latitude et une longitude, avec un point pour les décimales.';
}

/** A place as coordinates. Unreadable text stays in the field with its error, and is not a place. */
function PlaceField({ label, position, onPosition }: PlaceFieldProps) {
  const [typed, setTyped] = useState(() => placeText(position));
  const read = placeOf(typed);
  // Undone, or changed by another author: the typed text is no longer the value.
  const shown = sameValue(read ?? null, position) ? typed : placeText(position);
  return (
    <Field
      label={label}
      hint={'Latitude et longitude\u00A0: 43.8997, 4.7467'}
      optional
      className="min-w-60 flex-1"
      error={placeError(shown)}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value);
        onPosition(placeOf(target.value) ?? null);
      }}
    />
  );
}

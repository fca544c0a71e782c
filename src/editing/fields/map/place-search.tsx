import { useState, type SyntheticEvent } from 'react';
import { usePlaceSearch } from '@/data/geo/geo-queries.ts';
import type { Position } from '@/domain/geo/position.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';

type PlaceSearchProps = {
  /** Nearer places are listed first. */
  near: Position | null;
  /** The étape that may be put there. */
  numero: number;
  onShow: (position: Position) => void;
  onPlace: (position: Position) => void;
};

/** An address or a place by its name: to see it on the map, or to put the étape there. */
export function PlaceSearch({ near, numero, onShow, onPlace }: PlaceSearchProps) {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const search = usePlaceSearch(asked, near);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(typed.trim());
  };
  const places = search.data;
  return (
    <div className="space-y-2">
      <form
        role="search"
        aria-label="Chercher un lieu"
        onSubmit={submit}
        className="flex flex-wrap items-end gap-3"
      >
        <Field
          label="Adresse ou lieu"
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="min-w-[min(12rem,100%)] flex-1"
        />
        <Button type="submit" variant="secondary" pending={search.isFetching}>
          Chercher
        </Button>
      </form>
      <p role="status">
        {places?.length === 0 &&
          `Aucun lieu ne répond à «\u00A0${asked}\u00A0». Vérifiez l’orthographe.`}
        {places === null &&
          'La recherche ne répond pas. Placez l’étape sur la carte, ou écrivez sa latitude et sa longitude.'}
      </p>
      {places !== undefined && places !== null && places.length > 0 && (
        <ul className="max-h-56 divide-y divide-trait overflow-y-auto">
          {places.map(({ label, position }) => (
            <li
              key={`${label} ${position.lat} ${position.lon}`}
              className="flex flex-wrap items-center justify-between gap-x-4 py-1"
            >
              <span className="min-w-[min(10rem,100%)] flex-1">{label}</span>
              <span className="-mr-4 flex">
                <Button variant="quiet" onClick={() => onShow(position)}>
                  Voir<span className="sr-only"> {label}</span>
                </Button>
                <Button variant="quiet" onClick={() => onPlace(position)}>
                  Y placer l’étape {numero}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

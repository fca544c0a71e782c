import { expect, it } from 'vitest';
import { createEtape } from '@/testing/factories.ts';
import { decodePolyline } from '../geo/polyline.ts';
import { extendTrace, lineOf, traceOf } from './trace.ts';

const etapes = [createEtape(1), createEtape(2, { position: null }), createEtape(3)];

it('goes straight through the étapes that have a place until it is drawn', () => {
  expect(lineOf({ trace: '', etapes })).toEqual([
    { lat: 48.451, lon: -2.04 },
    { lat: 48.453, lon: -2.04 },
  ]);
  const trace = traceOf([{ lat: 48, lon: 2 }]);
  expect(lineOf({ trace, etapes })).toEqual([{ lat: 48, lon: 2 }]);
});

it('goes on from its end', () => {
  const trace = extendTrace(extendTrace('', [{ lat: 48, lon: 2 }]), [
    { lat: 49, lon: 3 },
  ]);
  expect(decodePolyline(trace)).toEqual([
    { lat: 48, lon: 2 },
    { lat: 49, lon: 3 },
  ]);
});

it('holds 5,000 points at most, and fits the online limit', () => {
  const wild = Array.from({ length: 9_000 }, (_, index) => ({
    lat: 48 + Math.sin(index) / 100,
    lon: 2 + index / 10_000,
  }));
  const trace = traceOf(wild);
  expect(decodePolyline(trace).length).toBeLessThanOrEqual(5_000);
  expect(trace.length).toBeLessThanOrEqual(60_000);
});

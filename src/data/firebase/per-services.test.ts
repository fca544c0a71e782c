import { expect, test } from 'vitest';
import { createSilentServices } from '@/testing/services.ts';
import { perServices } from './per-services.ts';

const clock = perServices((services) => ({ services, now: (): number => 1 }));

test('the same services get the same repository, others get another', () => {
  const services = createSilentServices();
  expect(clock(services)).toBe(clock(services));
  expect(clock(services).services).toBe(services);
  expect(clock(createSilentServices())).not.toBe(clock(services));
});

test('a test hands in a repository for its own services alone', () => {
  const services = createSilentServices();
  clock.handIn(services, { now: () => 2 });
  expect(clock(services).now()).toBe(2);
  expect(clock(createSilentServices()).now()).toBe(1);
});

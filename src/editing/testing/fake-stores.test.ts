import { describeParcoursStore } from '@/testing/parcours-store-contract.ts';
import { FakeStore } from './fake-stores.ts';

describeParcoursStore('the stand-in of the tests', () => new FakeStore());

// Home page parts for a device with parties (one chunk).
export { DeviceCarnet } from './device-carnet.tsx';
export { ResumeBand } from './resume-band.tsx';

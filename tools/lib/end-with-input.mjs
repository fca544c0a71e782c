// Loaded into a program by `node --import`: it ends when the process that started it does, even by
// SIGKILL, because then the other end of its input is closed.
import process from 'node:process';

const end = () => process.exit();
process.stdin.once('end', end).once('error', end).resume().unref?.();

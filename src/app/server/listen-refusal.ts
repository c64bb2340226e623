import { StartRefusal } from '#shared/server/start-refusal.ts';

/**
 * Why the server cannot listen there, in one line that names the variable to change; undefined for any other error.
 */
export const listenRefusal = (error: unknown, port: number, host: string): StartRefusal | undefined => {
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) return undefined;
  if (error.syscall !== 'listen' && error.syscall !== 'bind' && error.syscall !== 'getaddrinfo') return undefined;
  return new StartRefusal(reasonOf(String(error.code), port, host) ?? `HOST, PORT: ${error.message}`, { cause: error });
};

const reasonOf = (code: string, port: number, host: string): string | undefined => {
  if (code === 'EADDRINUSE')
    return `PORT: another program listens on ${host}:${port} already; stop it or set another PORT`;
  if (code === 'EACCES') return `PORT: this user may not listen on port ${port}; set one from 1024 on`;
  if (code === 'EADDRNOTAVAIL') return `HOST: ${host} is no address of this machine`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `HOST: there is no address for the name ${host} (${code})`;
  return undefined;
};

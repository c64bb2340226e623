import type { Cluster } from './cluster.ts';
import { socketPort } from './private-directory.ts';

/**
 * Arguments of the server process. They override every configuration file, so these guarantees cannot be edited away.
 */
export function serverArguments({ dataArgument, marker, socketDir, binaries }: Cluster): string[] {
  const settings: Record<string, string | number> = {
    // Reachable only through one socket in a directory that other users cannot enter.
    listen_addresses: '',
    port: socketPort,
    unix_socket_directories: `"${socketDir.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    cluster_name: marker,
    // Acknowledged commits survive a power failure.
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    // Suits a small machine, and data that is much smaller than this cache.
    shared_buffers: '64MB',
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    max_connections: 100,
    max_wal_size: '256MB',
    max_wal_senders: 0,
    max_logical_replication_workers: 0,
    max_parallel_workers_per_gather: 0,
    jit: 'off',
    ...(binaries.major >= 18 && { io_method: 'sync' }),
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The application logs refused statements; the server's log would contain personal data from their texts.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
  };
  return ['-D', dataArgument, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

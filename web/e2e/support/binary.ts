// Runs the binary on a free port with its own data folder, and removes both afterwards.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const BINARY = process.env.CASITA_BIN ?? "../target/debug/casita";
const TIMEOUT_MS = 600_000;
const PAUSE = 100;

interface Running {
  url: string;
  data: string;
  stop: () => Promise<void>;
}

/** Resolves when the server responds. */
export async function run(...settings: string[]): Promise<Running> {
  const port = await freePort();
  const data = await mkdtemp(join(tmpdir(), "casita-e2e-"));
  const listen = `127.0.0.1:${port}`;
  // All tests come from one address and are faster than people.
  const usual = ["--listen", listen, "--data", data, "--web", "dist", "--rate-limits", "off"];
  const server = spawn(BINARY, ["serve", ...usual, ...settings], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { CASITA_LOG: "warn", ...process.env },
  });
  const ended = once(server, "exit");
  await Promise.race([
    ready(`http://${listen}/readyz`),
    ended.then(([code]) => Promise.reject(new Error(`${BINARY} ended with ${code} before it was ready.`))),
  ]);
  const stop = async () => {
    server.kill("SIGTERM");
    await ended;
    await rm(data, { recursive: true, force: true });
  };
  return { url: `http://${listen}`, data, stop };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (!address || typeof address === "string") throw new Error("No free port.");
  return address.port;
}

async function ready(url: string): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  throw new Error(`${url} did not answer within ${TIMEOUT_MS / 1000} s.`);
}

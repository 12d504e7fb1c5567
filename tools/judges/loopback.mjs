// Loaded before `emulate`, which would otherwise listen on every interface.
import { Server } from "node:net";

const listen = Server.prototype.listen;

Server.prototype.listen = function (port, ...rest) {
  const callback = rest.findLast((argument) => typeof argument === "function");
  const wanted = typeof port === "object" ? port.port : port;
  return listen.call(this, { port: wanted, host: "127.0.0.1" }, callback);
};

// Submits a form with a file and reports the upload progress, which fetch cannot do yet.
import { ApiError, parseProblem } from "./errors";
import { csrfHeader, unreachable } from "./request";

interface Upload {
  form: FormData;
  /** Called with 0 to 1 while uploading. */
  onProgress: (share: number) => void;
  signal?: AbortSignal;
}

const MIN_FAILURE = 400;

export function upload<T>(path: string, { form, onProgress, signal }: Upload): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", path);
    request.responseType = "json";
    const header = csrfHeader();
    if (header) request.setRequestHeader(...header);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status < MIN_FAILURE && request.status > 0) resolve(request.response as T);
      else reject(new ApiError(parseProblem(request.status, request.response)));
    };
    request.onerror = () => reject(unreachable(new Error("The upload got no answer.")));
    request.onabort = () => reject(new DOMException("The upload was stopped.", "AbortError"));
    signal?.addEventListener("abort", () => request.abort());
    request.send(form);
  });
}

import { frame } from "../layout.ts";
import { html } from "../markup.ts";
import { page, redirect, type Reply } from "../reply.ts";
import { field, type Visit } from "../visit.ts";

export function chatPage(visit: Visit): Reply {
  const sent = visit.state.messages.filter(({ visitor }) => visitor === visit.visitor.number);
  const main = html`<main class="chat">
    <h1 class="visually-hidden">Chat</h1>
    <ol id="messages" class="messages" role="log" aria-label="Messages">
      <li class="ours"><span class="visually-hidden">Fernway: </span>Hello! How can we help?</li>
      ${sent.map(
        ({ text }) =>
          html`<li class="yours"><span class="visually-hidden">You: </span>${text}</li>
            <li class="ours">
              <span class="visually-hidden">Fernway: </span>Thank you, we answer within the hour.
            </li>`,
      )}
    </ol>
    <form method="post" action="/support/chat" data-in-place="#messages" data-reset>
      <label for="message">Message</label>
      <div class="inline-fields">
        <input id="message" name="message" autocomplete="off" maxlength="500" required />
        <button type="submit">Send message</button>
      </div>
    </form>
  </main>`;
  return page(frame({ title: "Chat", main }));
}

export function sendMessage(visit: Visit): Reply {
  const text = field(visit, "message");
  if (text) visit.state.messages.push({ visitor: visit.visitor.number, text });
  return redirect("/support/chat");
}

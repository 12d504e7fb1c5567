//! E-mail texts in Spanish.

use domain::text::code::LetterKind;

use super::wording::{Labels, Notice, Texts, notices};

notices! {
    Requested: Notice {
        subject: "Tu solicitud para {home}",
        title: "Tu solicitud ya está en manos del propietario",
        body: &[
            "Hola, {name}: gracias por elegir {home}. El propietario responderá a más tardar el {until}.",
            "No pagas nada hasta que el propietario diga que sí.",
        ],
        action: "Ver tu solicitud",
    },
    RequestedInDoubt: Notice {
        subject: "Tu solicitud para {home}",
        title: "Tu solicitud está en manos del propietario",
        body: &[
            "Hola, {name}: gracias por elegir {home}. Normalmente se reserva al momento, pero ahora no hemos podido comprobar su calendario en otro sitio, así que el propietario confirma antes tus fechas, a más tardar el {until}.",
            "No pagas nada hasta que el propietario diga que sí.",
        ],
        action: "Ver tu solicitud",
    },
    Confirmed: Notice {
        subject: "Reserva confirmada: {home}, {check_in}",
        title: "Tu estancia está reservada",
        body: &[
            "Hola, {name}: {home} te espera del {check_in} al {check_out}. Tenemos muchas ganas de recibirte.",
            "Adjuntamos una entrada para tu calendario.",
        ],
        action: "Ver tu reserva",
    },
    Declined: Notice {
        subject: "Sobre tu solicitud para {home}",
        title: "Esta vez no ha podido ser",
        body: &[
            "Hola, {name}: lamentablemente el propietario no puede recibirte en {home} del {check_in} al {check_out}. No has pagado nada.",
            "Quizá funcionen otras fechas u otra casa.",
        ],
        action: "Buscar otra estancia",
    },
    Expired: Notice {
        subject: "Tu solicitud para {home} ha caducado",
        title: "Tu solicitud ha caducado",
        body: &[
            "Hola, {name}: el propietario de {home} no respondió a tiempo. No has pagado nada y tus fechas vuelven a estar libres.",
            "Lo sentimos. Quizá funcionen otras fechas u otra casa.",
        ],
        action: "Buscar otra estancia",
    },
    Canceled: Notice {
        subject: "Cancelada: {home}, {check_in}",
        title: "Tu reserva está cancelada",
        body: &[
            "Hola, {name}: tu estancia en {home} del {check_in} al {check_out} está cancelada. Esperamos recibirte en otra ocasión.",
        ],
        action: "Ver los detalles",
    },
    Changed: Notice {
        subject: "Estancia modificada: {home}, {check_in}",
        title: "Tu estancia ha cambiado",
        body: &[
            "Hola, {name}: {home} te espera del {check_in} al {check_out}; abajo ves los huéspedes y el precio. Tenemos muchas ganas de recibirte.",
            "Adjuntamos de nuevo la entrada para tu calendario; sustituye a la anterior.",
        ],
        action: "Ver tu reserva",
    },
    PaymentReceived: Notice {
        subject: "Pago recibido: {amount} por {home}",
        title: "Gracias por tu pago",
        body: &["Hola, {name}: hemos recibido {amount} por tu estancia en {home}."],
        action: "Ver tu reserva",
    },
    PaymentFailed: Notice {
        subject: "Tu pago de {amount} no se ha podido realizar",
        title: "Tu pago no se ha podido realizar",
        body: &[
            "Hola, {name}: hemos intentado varias veces cobrar {amount} en tu tarjeta por tu estancia en {home}, y tu banco lo ha rechazado.",
            "Paga con otra tarjeta, por favor, para conservar tu estancia.",
        ],
        action: "Pagar {amount}",
    },
    ProofNeeded: Notice {
        subject: "Confirma tu pago de {amount}",
        title: "Tu banco pide tu confirmación",
        body: &[
            "Hola, {name}: vence un pago de {amount} por tu estancia en {home} y tu banco te pide que lo confirmes. Solo lleva un minuto.",
            "Hazlo, por favor, antes del {until}.",
        ],
        action: "Confirmar el pago",
    },
    Refunded: Notice {
        subject: "Tu reembolso de {amount}",
        title: "Tu reembolso está en camino",
        body: &[
            "Hola, {name}: te hemos enviado {amount} por {home}. Los bancos tardan hasta diez días en mostrarlo.",
        ],
        action: "Ver los detalles",
    },
    DepositFailed: Notice {
        subject: "La fianza de {home}",
        title: "No se ha podido retener la fianza",
        body: &[
            "Hola, {name}: para tu estancia en {home} se retiene una fianza de {amount} en tu tarjeta, y tu banco lo ha rechazado.",
            "Añade otra tarjeta, por favor, antes de llegar.",
        ],
        action: "Añadir una tarjeta",
    },
    DepositReturned: Notice {
        subject: "Tu fianza está devuelta",
        title: "Tu fianza está devuelta",
        body: &["Hola, {name}: gracias por tu estancia en {home}. Tu fianza de {amount} vuelve a ser tuya."],
        action: "Ver los detalles",
    },
    ArrivalSoon: Notice {
        subject: "Tu estancia en {home} empieza el {check_in}",
        title: "Tu estancia empieza pronto",
        body: &[
            "Hola, {name}: {home} te espera a partir del {check_in}. Aquí tienes lo que necesitas para tu llegada.",
        ],
        action: "Ver tu reserva",
    },
    ContactWanted: Notice {
        subject: "¿Cómo podemos contactarte? {home}, {check_in}",
        title: "¿Cómo podemos contactarte?",
        body: &[
            "Hola, {name}: nos alegra recibirte en {home} del {check_in} al {check_out}. La web en la que reservaste no nos da tu correo, así que quizá nuestros mensajes no te lleguen.",
            "Confirma, por favor, tu nombre, tu propio correo y tu teléfono. Es solo un minuto.",
        ],
        action: "Confirmar tus datos",
    },
    Answered: Notice {
        subject: "{site} te ha escrito",
        title: "Tienes una respuesta",
        body: &["Hola, {name}: {site} te ha escrito sobre {home}:"],
        action: "Responder",
    },
    RequestMade: Notice {
        subject: "Solicitud: {guest}, {home}, {check_in}",
        title: "Alguien quiere alojarse",
        body: &[
            "{guest} quiere alojarse en {home} del {check_in} al {check_out}. Responde, por favor, antes del {until}.",
        ],
        action: "Responder a la solicitud",
    },
    RequestMadeInDoubt: Notice {
        subject: "Confirma, por favor: {guest}, {home}, {check_in}",
        title: "Una reserva espera tu respuesta",
        body: &[
            "{guest} quiere alojarse en {home} del {check_in} al {check_out}. Responde antes del {until}.",
            "Es una solicitud y no una reserva porque no se pudo leer a tiempo el calendario de otro canal. Mira allí si las noches están libres.",
        ],
        action: "Responder a la solicitud",
    },
    Booked: Notice {
        subject: "Reservada: {guest}, {home}, {check_in}",
        title: "Tienes una nueva reserva",
        body: &["{guest} ha reservado {home} del {check_in} al {check_out}."],
        action: "Abrir la reserva",
    },
    CanceledOwner: Notice {
        subject: "Cancelada: {guest}, {home}, {check_in}",
        title: "Una reserva está cancelada",
        body: &[
            "La estancia de {guest} en {home} del {check_in} al {check_out} está cancelada. Las noches vuelven a estar libres.",
        ],
        action: "Abrir la reserva",
    },
    ChangedOwner: Notice {
        subject: "Estancia modificada: {guest}, {home}, {check_in}",
        title: "Una estancia ha cambiado",
        body: &[
            "{guest} se aloja ahora en {home} del {check_in} al {check_out}. Las noches que ya no se necesitan vuelven a estar libres.",
        ],
        action: "Abrir la reserva",
    },
    PaymentFailedOwner: Notice {
        subject: "Pago fallido: {guest}, {home}",
        title: "Un pago ha fallado",
        body: &[
            "La tarjeta de {guest} se ha rechazado tres veces por {amount}. Le hemos pedido otra tarjeta.",
        ],
        action: "Abrir la reserva",
    },
    RefundFailedOwner: Notice {
        subject: "Reembolso fallido: {guest}, {home}",
        title: "Un reembolso ha fallado",
        body: &["No se han podido devolver {amount} a {guest}. Envíalos, por favor, de otra manera."],
        action: "Abrir la reserva",
    },
    DepositFailedOwner: Notice {
        subject: "Fianza fallida: {guest}, {home}",
        title: "No se ha podido retener una fianza",
        body: &[
            "La tarjeta de {guest} se ha rechazado para la fianza de {amount}. Le hemos pedido otra tarjeta.",
        ],
        action: "Abrir la reserva",
    },
    Asked: Notice {
        subject: "{guest} ha escrito sobre {home}",
        title: "Tienes un mensaje",
        body: &[
            "{guest} ha escrito sobre {home}. Puedes responder a este correo; tu respuesta llegará a {guest}.",
        ],
        action: "Abrir la conversación",
    },
    CalendarConflict: Notice {
        subject: "¿Vendido dos veces? {home}, {check_in}",
        title: "Las mismas noches están ocupadas dos veces",
        body: &[
            "{home} está ocupado con nosotros del {check_in} al {check_out}, y el calendario «{guest}» dice que también se aloja alguien esas noches.",
            "Ambas siguen como están. Revisa las dos reservas y busca otra solución con uno de los huéspedes.",
        ],
        action: "Abrir el calendario",
    },
    PartnerMissing: Notice {
        subject: "No encontrada: {guest}, {home}, {check_in}",
        title: "El sistema que vende este alojamiento no encuentra una reserva",
        body: &[
            "La estancia de {guest} en {home} del {check_in} al {check_out} se lleva en el sistema que vende este alojamiento, y desde hace horas ese sistema responde que no existe tal reserva.",
            "Aquí no ha cambiado nada y no hemos dicho nada al huésped. Compruébalo allí, por favor. Si de verdad la reserva ya no existe, desbloquéala aquí y cancélala.",
        ],
        action: "Abrir la reserva",
    },
    PasswordReset: Notice {
        subject: "Elige una nueva contraseña",
        title: "Elige una nueva contraseña",
        body: &[
            "Hola, {name}: alguien ha pedido una nueva contraseña para tu usuario en {site}. El enlace de abajo vale hasta el {until} (UTC), una sola vez.",
            "Si no has sido tú, no pasa nada: tu contraseña sigue siendo la misma.",
        ],
        action: "Elegir una contraseña",
    },
    KnownAlready: Notice {
        subject: "Ya tienes una cuenta",
        title: "Ya tienes una cuenta",
        body: &[
            "Hola, {name}: alguien ha querido abrir una cuenta con tu dirección. Ya tienes una, en {site}. Entra como siempre o elige una nueva contraseña con el enlace de abajo, que vale hasta el {until} (UTC), una sola vez.",
            "Si no has sido tú, no pasa nada: a nadie se le ha dicho que estás aquí.",
        ],
        action: "Elegir una contraseña",
    },
    Invited: Notice {
        subject: "{guest} te invita a {site}",
        title: "Tienes una invitación",
        body: &["{guest} quiere trabajar contigo en {site}. El enlace de abajo vale hasta el {until} (UTC)."],
        action: "Unirme a {site}",
    },
}

pub(super) static TEXTS: Texts = Texts {
    notice,
    labels: Labels {
        check_in: "Llegada",
        check_out: "Salida",
        from_time: "desde las {time}",
        until_time: "hasta las {time}",
        nights: "# noche|# noches",
        adults: "# adulto|# adultos",
        children: "# niño|# niños",
        pets: "# mascota|# mascotas",
        address: "Dirección",
        guest: "Huésped",
        amount: "Importe",
        refund: "Reembolso",
        total: "Total",
        paid_on: "Pagado el {date}",
        due_on: "Vence el {date}",
        date_and_time: "{date}, {time}",
        guest_footer: "Recibes este correo por tu estancia con {site}.",
        owner_footer: "Recibes este correo porque gestionas {site}.",
        offer_footer: "Recibes esta oferta porque estuviste en contacto con {site}.",
        refuse: "No quiero más ofertas",
        user_footer: "Recibes esta carta porque alguien ha usado tu dirección de correo en {site}.",
        answer_above: "Responde por encima de esta línea",
    },
};
